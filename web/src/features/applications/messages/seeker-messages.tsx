import { useQuery } from '@tanstack/react-query';
import type { Application } from '@workboard/contracts';
import { employerName } from '../../../entities/job/employer.js';
import { MessageList } from './message-list.js';
import { ownMessagesQuery } from './own-messages-query.js';

/** What the employer wrote about an own application; nothing where they wrote nothing (decision P43). */
export const SeekerMessages = ({ application }: { application: Application }) => {
  const { data } = useQuery(ownMessagesQuery);
  const messages = (data ?? []).filter(({ applicationId }) => applicationId === application.id);
  if (messages.length === 0) {
    return null;
  }
  return (
    <section aria-label={`Messages about ${application.job.title}`} className="from-employer">
      <h3 className="text-small">{employerName(application.job)} wrote to you</h3>
      <MessageList messages={messages} atFirst={1} />
      <p className="text-small quiet">To answer, reply to the mail. Nobody may ask you for money for a job.</p>
    </section>
  );
};
