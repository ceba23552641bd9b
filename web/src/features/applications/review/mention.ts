interface Person {
  id: number;
  firstName: string;
  lastName: string;
}

/** How a colleague is mentioned in a text. */
const handleOf = ({ firstName, lastName }: Person): string => `@${firstName} ${lastName}`;

/** Those whom a text mentions by their whole name. */
export const mentionedIn = <P extends Person>(text: string, team: readonly P[]): P[] => {
  const written = text.toLowerCase();
  return team.filter((person) => written.includes(handleOf(person).toLowerCase()));
};

/** The text with a mention at its end; an `@` that somebody just typed becomes it. */
export const withMention = (text: string, person: Person): string => {
  const before = text.replace(/@$/, '');
  return `${before}${before === '' || /\s$/.test(before) ? '' : ' '}${handleOf(person)} `;
};
