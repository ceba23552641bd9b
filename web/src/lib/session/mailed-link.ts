/** The parameter of an address that holds the token of a mailed link. */
export const linkParameter = 'auth_token';

/** A page of ours that a mailed link goes on to (decision A2); anything else in an address is left alone. */
export const pageAfterLink = (search: URLSearchParams): string | undefined =>
  search.has(linkParameter) ? /^\/jobs\/\d{1,10}$/.exec(search.get('next') ?? '')?.[0] : undefined;
