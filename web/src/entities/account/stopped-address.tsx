import { Callout } from '../../components/feedback/callout.js';

interface StoppedAddressProps {
  address: string;
  /** What the address's own mail server said, where known. */
  reason?: string;
}

/** Tells that mail to an address bounced, and that nothing more goes there until it is put right. */
export const StoppedAddress = ({ address, reason }: StoppedAddressProps) => (
  <Callout tone="warning" title={`Mail to ${address} bounced`}>
    We send no more updates there. Please check the address, or enter another one.
    {reason && ` Its mail server said: ${reason}`}
  </Callout>
);
