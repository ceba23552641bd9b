import { isSharedMailDomain } from '@workboard/contracts';
import { plain, sentencesOf } from '@workboard/contracts/plain-text';

const shortLink =
  /\b(?:bit\.ly|tinyurl\.com|t\.me|wa\.me|goo\.gl|forms\.gle|cutt\.ly|rb\.gy|is\.gd|shorturl\.at|t\.ly|tiny\.cc|ow\.ly|linktr\.ee|chat\.whatsapp\.com)\b/;
const messenger = /\b(?:whats ?app|telegram|viber|messenger)\b/;
const asTheWay = /\b(?:only|apply|contact|text|message|chat|call|send|add|inbox|salim|ringim)\b/;
const denied = /\b(?:no|not|never|don't|nogat)\b/;

/** Sentences that lead applicants to short links or messengers, as they were written. */
export const offSiteContacts = (texts: readonly string[]): string[] =>
  texts.flatMap(sentencesOf).filter((sentence) => {
    const text = plain(sentence);
    return (messenger.test(text) && asTheWay.test(text) && !denied.test(text)) || shortLink.test(text);
  });

/** Whether an address stands at a mail service that anybody can have an address at. */
export const isFreeMail = (email: string | null): boolean =>
  email !== null && isSharedMailDomain(email.split('@')[1]?.toLowerCase() ?? '');
