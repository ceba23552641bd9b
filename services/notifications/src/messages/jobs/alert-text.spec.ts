import { describe, expect, it } from '@jest/globals';
import { fitSms } from '../../sms/sms-text.js';
import { severalJobsText } from './alert-text.js';

const site = { name: 'PNG Workboard', publicUrl: 'https://workboard.test' };
const text = (search: string) => severalJobsText({ alertTitle: 'Nurses', count: 3, search, site });

describe('the text of several new jobs', () => {
  it('leads to the search of the alert', () => {
    expect(fitSms(text('/jobs?search=nurse&sortBy=newest'))).toBe(
      '3 new jobs for Nurses at PNG Workboard. https://workboard.test/jobs?search=nurse&sortBy=newest',
    );
  });

  it('leads to all jobs when the link would leave no room for words', () => {
    expect(fitSms(text(`/jobs?search=${'nurse+OR+'.repeat(15)}midwife`))).toBe(
      '3 new jobs for Nurses at PNG Workboard. https://workboard.test/jobs',
    );
  });
});
