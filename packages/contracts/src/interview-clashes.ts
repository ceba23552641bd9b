/** An interview as far as it can clash with another. */
export interface Meeting {
  id: number;
  scheduledAt: string;
  /** Minutes. */
  duration: number;
  applicantId: number | null;
  /** E-mail addresses of those who take part for the employer: the contact and the panel. */
  people: readonly string[];
}

/** Two interviews at once: `who` are the addresses that are in both, `isApplicant` whether the applicant is. */
export interface Clash {
  with: number;
  who: readonly string[];
  isApplicant: boolean;
}

const spanOf = ({ scheduledAt, duration }: Meeting): [number, number] => {
  const start = new Date(scheduledAt).getTime();
  return [start, start + duration * 60_000];
};

/** The addresses of those who take part for the employer, each once. */
export const peopleOf = ({
  contactEmail,
  panel,
}: {
  contactEmail?: string | null;
  panel?: readonly string[] | null;
}): string[] => [
  ...new Set([contactEmail ?? '', ...(panel ?? [])].map((address) => address.trim().toLowerCase()).filter(Boolean)),
];

/**
 * Which of the others are at the same time with the same applicant or interviewer (decision P54). One that ends when the other
 * begins does not clash.
 */
export const clashesOf = (meeting: Meeting, others: readonly Meeting[]): Clash[] => {
  const [start, end] = spanOf(meeting);
  return others.flatMap((other): Clash[] => {
    const [from, to] = spanOf(other);
    if (other.id === meeting.id || from >= end || to <= start) {
      return [];
    }
    const who = other.people.filter((address) => meeting.people.includes(address));
    const isApplicant = meeting.applicantId !== null && meeting.applicantId === other.applicantId;
    return who.length > 0 || isApplicant ? [{ with: other.id, who, isApplicant }] : [];
  });
};
