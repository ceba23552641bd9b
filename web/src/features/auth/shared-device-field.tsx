import { useWatch } from 'react-hook-form';
import { CheckField } from '../../components/forms/check-field.js';

/** The tick for who signs in on somebody else's phone, with what it does once it is set (decision P90). */
export const SharedDeviceField = () => {
  const isShared = useWatch<{ sharedDevice: boolean }>({ name: 'sharedDevice' });
  return (
    <CheckField
      name="sharedDevice"
      label="This is not my phone"
      hint={
        isShared &&
        'You are signed out when the browser is closed, after 2 hours at the latest. Nothing of yours is kept here, so nothing waits for a signal either.'
      }
    />
  );
};
