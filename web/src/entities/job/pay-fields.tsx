import { Stack } from '@mui/material';
import { currencies, payPeriods } from '@workboard/contracts/enums';
import { weeklyHours } from '@workboard/contracts/pay-periods';
import { sayQuoted } from '@workboard/contracts/pay-words';
import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { capitalise } from '../../lib/text/text.js';
import { Help } from '../../components/forms/controls.js';
import { Field, FieldRow, optionsOf } from '../../components/forms/field.js';
import { type JobValues, payOfValues } from './job-values.js';

const periods = optionsOf(payPeriods).map(({ value }) => ({ value, label: capitalise(value) }));

/** The pay of an ad as it is quoted, with the year's below, by which it is found and sorted (decision P60). */
export const PayFields = () => {
  const { control, getValues, setValue } = useFormContext<JobValues>();
  const values = useWatch({ control }) as JobValues;
  const { payPeriod, salaryCurrency } = values;
  const isYearly = payPeriod === 'year';
  useEffect(() => {
    // What was typed stays when the period is chosen afterwards.
    for (const [yearly, quoted] of [
      ['salaryMin', 'payMin'],
      ['salaryMax', 'payMax'],
    ] as const) {
      const [from, to] = isYearly ? ([quoted, yearly] as const) : ([yearly, quoted] as const);
      const typed = getValues(from);
      if (typed !== '') {
        setValue(to, typed, { shouldDirty: true });
        setValue(from, '', { shouldDirty: true });
      }
    }
  }, [isYearly, getValues, setValue]);
  const { salaryMin, salaryMax } = payOfValues(values);
  const year = isYearly ? null : sayQuoted(salaryMin, salaryMax, salaryCurrency);
  const name = isYearly ? 'salary' : 'pay';
  const period = payPeriod === 'hour' ? 'an hour' : `a ${payPeriod}`;
  const amount = { type: 'number', min: 0, step: isYearly ? undefined : 'any' } as const;
  return (
    <Stack sx={{ gap: 2.5 }}>
      <FieldRow>
        <Field key={`${name}Min`} name={`${name}Min`} label={`Minimum Salary (${period})`} {...amount} />
        <Field key={`${name}Max`} name={`${name}Max`} label={`Maximum Salary (${period})`} {...amount} />
      </FieldRow>
      <div>
        <FieldRow>
          <Field name="payPeriod" label="Pay Period" options={periods} />
          <Field name="salaryCurrency" label="Currency" options={optionsOf(currencies)} />
        </FieldRow>
        <div aria-live="polite">
          {year && (
            <Help>
              {year} a year. Job seekers see both{payPeriod === 'hour' && `; the year has ${weeklyHours} hours a week`}.
            </Help>
          )}
        </div>
      </div>
    </Stack>
  );
};
