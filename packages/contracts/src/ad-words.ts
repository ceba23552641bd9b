import { plain, sentencesOf } from './plain-text.js';

/** A sentence of an ad that asks applicants for something that no employer asks for. */
export interface Finding {
  kind: 'asks_fee' | 'asks_bank' | 'asks_papers';
  sentence: string;
}

const amount = String.raw`(?:\b(?:k|pgk|usd|aud)|\$) ?\d[\d,.]*|\b\d[\d,.]* ?(?:kina|pgk)\b`;
const feeKinds =
  'processing|visa|registration|application|agency|agents?|training|medical|clearance|security|admin|administration|administrative|recruitment|placement|interview|uniform|documents?|documentation|booking|commitment|handling|facilitation|work permit|passport|induction|vetting|verification|orientation|joining|form|upfront|consultancy|background check';
const purposes =
  'register|registration|visa|process|processing|interview|form|forms|secure|reserve|book|confirm|uniform|medical|your place|your spot|your job|the job';

/** Ways to ask for money, in English and in Tok Pisin. Texts are plain (see `plain`). */
const feePatterns = [
  String.raw`\b(?:${feeKinds})(?:,? (?:and|or|&) [\w-]+)? (?:fees?|charges?|deposits?|bonds?)\b`,
  String.raw`\b(?:non-?)?refundable\b.{0,20}\b(?:fees?|deposits?|payments?|bonds?)\b`,
  String.raw`\b(?:fee|charge|deposit|bond) of (?:only |just )?(?:${amount})`,
  String.raw`\b(?:must|should|need to|have to|required to|asked to)\b.{0,20}\b(?:pay|deposit|transfer|send)\b.{0,40}(?:${amount}|\bfees?\b|\bdeposit\b|\bmoney\b|\bup ?front\b|\bin advance\b|\bto secure\b)`,
  String.raw`\b(?:pay|send|deposit|transfer)\b.{0,25}(?:${amount})(?! ?(?:per|a|an|each|every|/)\b).{0,40}\b(?:${purposes})\b`,
  String.raw`\b(?:pay|send)\b.{0,30}\b(?:money|cash|fees?|deposit)\b.{0,30}\b(?:${purposes}|before|first|up ?front|in advance|now|today|to me|to us|to our|to this)\b`,
  String.raw`\b(?:pay|paying|payment of) (?:an? |the |your |our |small |only )*(?:fees?|deposit|bond)\b`,
  String.raw`\b(?:send|transfer|deposit|pay|remit)\b.{0,40}\b(?:western union|money ?gram|mobile money|cell ?moni|mi ?moni|moni ?plus|my account|our account|this account|bitcoin|usdt|crypto|gift cards?)\b`,
  String.raw`\b(?:via|through|by|using|use|per) (?:a |the )?(?:western union|money ?gram)\b`,
  String.raw`\bbuy (?:your |the |a |an |our |own )*(?:starter|training|registration|application) (?:kits?|packs?|manuals?|forms?)\b`,
  String.raw`\b(?:money|payment|cash)\b.{0,30}\b(?:to (?:secure|reserve|book|confirm) (?:your|the)|before (?:the |your )?interview)\b`,
  String.raw`\b(?:baim|peim|pem)\b(?!.{0,20}\bbilong ol\b).{0,40}(?:\b(?:mani|moni|fi|fom|pepa|visa|tiket|deposit)\b|${amount})`,
  String.raw`\b(?:salim|putim|givim|bringim)\b.{0,30}(?:\b(?:mani|moni|fi|deposit)\b|${amount})`,
].map((pattern) => new RegExp(pattern));

const send = String.raw`\b(?:send|forward|whatsapp|text|email|e-mail|share|salim|givim)\b.{0,40}`;
const bankPattern = new RegExp(
  String.raw`(?:${send}|\b(?:submit|provide|give)\b.{0,20}\byour\b.{0,20})\b(?:bank cards?|atm cards?|visa cards?|debit cards?|credit cards?|card numbers?|pin|pin (?:number|code|namba)|bank (?:account )?details|bank account numbers?|bank statements?|passwords?|otp|bank kad|atm kad|kad namba|bank akaun)\b`,
);
const papersPattern = new RegExp(
  String.raw`${send}\b(?:nid|national id(?:entity)?(?: card)?|id card|passport copy|selfie)\b`,
);

/** Says that nothing is asked for. The word and what it denies stand close together. */
const denied = new RegExp(
  String.raw`\b(?:no|nil|without|nogat) (?:${feeKinds})\b|` +
    /\b(?:no|nil|zero|never|not|without|nogat|cannot|don't|doesn't|won't|can't|free of|no ken)\b(?: [\w'/&-]+){0,4}? (?:fees?|charges?|charged|charging|pay|paying|payments?|deposits?|bonds?|money|send|ask|asks|request|costs?|fi|baim|peim|pem|salim|mani|nid|pin|cards?|bank|passwords?|share|text|email)\b|^ ?(?:none|nil|free|zero|k ?0(?:\.00)?|nogat|n\/a)\b/
      .source,
);
/** Says that the employer pays. */
const borne =
  /\b(?:paid|covered|met|borne|reimbursed|provided|funded|sponsored|subsidi[sz]ed)\b(?: \w+)? by\b|\b(?:will be|are|is|get) reimbursed\b|\b(?:we|company|employer|client|firm|kampani|mipela|bos)\b(?: \w+){0,3}? (?:pays?|covers?|meets?|reimburses?|bears?|provides?|sponsors?|funds?|baim|peim|pem)\b/;
/** Says what the work is. */
const duty =
  /\b(?:collect|receiv|reconcil|process(?!ing (?:fee|charge|deposit))|record|calculat|invoic|receipt|manag|handl(?!ing (?:fee|charge))|administer|review|negotiat|prepar|advis|explain|monitor|recover|bill|budget|customers?|clients?|guests?|suppliers?|students?|patients?|tenants?)(?:e|es|s|ing|ed|ting)?\b/;
/** Asks, whatever was denied before it. */
const demand = new RegExp(
  String.raw`\b(?:pay|send|transfer|deposit of|appl(?:y|ies)|required|refundable|baim|peim|pem|salim|putim|givim|your?)\b|${amount}`,
);
/** Here a new thought begins, which earlier denials do not cover. */
const turns = /\b(?:but|however|except|although|though|tasol)\b/;
const clauses = /[,:()–—]| - /;

const isHarmless = (clause: string): boolean =>
  denied.test(clause) || borne.test(clause) || (duty.test(clause) && !demand.test(clause));

/** The parts of a sentence that ask for something; what is denied in one part is denied in those beside it. */
const asking = (sentence: string): string[] =>
  plain(sentence)
    .split(turns)
    .flatMap((thought) => {
      const parts = thought.split(clauses);
      const isDenied = parts.some(isHarmless);
      return parts.filter((part) => !isHarmless(part) && (!isDenied || demand.test(part)));
    });

const kindOf = (sentence: string): Finding['kind'] | undefined => {
  const parts = asking(sentence);
  if (parts.some((part) => feePatterns.some((pattern) => pattern.test(part)))) {
    return 'asks_fee';
  }
  if (parts.some((part) => bankPattern.test(part))) {
    return 'asks_bank';
  }
  return parts.some((part) => papersPattern.test(part)) ? 'asks_papers' : undefined;
};

const longestSentence = 400;

/** Sentences that ask applicants for money, bank cards or papers, as they were written (decision P40). */
export const findingsIn = (texts: readonly string[]): Finding[] =>
  texts.flatMap(sentencesOf).flatMap((sentence) => {
    const kind = kindOf(sentence.slice(0, 2000));
    return kind ? [{ kind, sentence: sentence.slice(0, longestSentence) }] : [];
  });
