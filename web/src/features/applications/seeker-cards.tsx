import { useQuery } from '@tanstack/react-query';
import type { Application } from '@workboard/contracts';
import { useDeleteApplication, useWithdrawApplication } from './deciding/use-own-application-actions.js';
import { timesOf, timesQuery } from './interviews/times-query.js';
import { ownMessagesQuery } from './messages/own-messages-query.js';
import { SeekerCard } from './seeker-card.js';

interface SeekerCardsProps {
  applications: readonly Application[];
  /** Always the same function. */
  onLetter: (application: Application) => void;
}

/** A page of own applications. What employers wrote and which times they offer is read once for all of them. */
export const SeekerCards = ({ applications, onLetter }: SeekerCardsProps) => {
  const { data: times = [] } = useQuery(timesQuery);
  const { data: messages = [] } = useQuery(ownMessagesQuery);
  const withdraw = useWithdrawApplication();
  const remove = useDeleteApplication();
  return (
    <ul aria-label="Applications" className="plain-list card-list">
      {applications.map((application) => (
        <SeekerCard
          key={application.id}
          application={application}
          hasTimes={timesOf(times, application.id) !== undefined}
          hasMessages={messages.some(({ applicationId }) => applicationId === application.id)}
          onLetter={onLetter}
          onWithdraw={withdraw}
          onDelete={remove}
        />
      ))}
    </ul>
  );
};
