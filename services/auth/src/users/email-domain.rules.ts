/** The domain of an address that passed the contract's strict check, so it has one `@` and is in lower case. */
export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1);
