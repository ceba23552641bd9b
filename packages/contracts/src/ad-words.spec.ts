import { describe, expect, it } from '@jest/globals';
import { findingsIn } from './ad-words.js';

const kindsOf = (text: string) => findingsIn([text]).map(({ kind }) => kind);

describe('sentences that ask applicants for money', () => {
  it.each([
    'Pay visa processing fee of K350 to our agent.',
    'A processing fee applies.',
    'A refundable deposit is required before you travel.',
    'Registration fee K50 only!',
    'Registration fee: K50',
    'You must pay K200 before the interview.',
    'Applicants are required to deposit K150 into our account.',
    'Pay K350 to secure your place.',
    'Send K100 by mobile money to confirm the interview.',
    'Send the money through Western Union.',
    'Payment via MoneyGram.',
    'Buy your own starter kit from us.',
    'We never ask for fees, but you must pay K80 for the medical.',
    'No experience needed: pay a small fee first',
    'p r o c e s s i n g  f e e K200',
    'Procéssing fee K200',
    'Pro\u200Bcessing fee of PGK 200',
    'Yu mas baim fi bilong rejistresen.',
    'Peim mani pastaim long kisim wok.',
    'Salim K200 long dispela namba.',
    'Baim fom long opis bilong mipela K50.',
    'Agent fees and charges are to be settled first.',
  ])('%s', (text) => {
    expect(kindsOf(text)).toEqual(['asks_fee']);
  });

  it.each([
    ['Send your bank card and PIN by WhatsApp.', 'asks_bank'],
    ['Email your bank account details and password to us.', 'asks_bank'],
    ['Salim bank kad bilong yu.', 'asks_bank'],
    ['Send a photo of your NID to this number.', 'asks_papers'],
    ['WhatsApp your national ID card to 7123 4567.', 'asks_papers'],
  ])('%s', (text, kind) => {
    expect(kindsOf(text)).toEqual([kind]);
  });

  it.each([
    'No fee is charged.',
    'No registration, medical or visa fees.',
    'We do not charge any application fee.',
    'Application fee: none',
    'There is no processing fee for this position.',
    'Never pay anybody a fee for a job.',
    'School fees paid by the company.',
    'Visa fees, medical fees and flights are paid by the company.',
    'The employer covers the work permit fee.',
    'Registration fees will be reimbursed.',
    'We are looking for a senior fee earner for our Port Moresby practice.',
    'Collect school fees and visa fees from parents at the counter.',
    'Reconcile registration fees and charges each month.',
    'We pay K2,000 per fortnight and a uniform allowance.',
    'Pay: K25 an hour, K1,900 a fortnight.',
    'Your pay is K800 a fortnight.',
    'You will be paid by mobile money every second Friday.',
    'Candidates must pay attention to detail.',
    'Prepare fee proposals for clients.',
    'Handle security deposits of guests at check-in.',
    'Process Western Union transfers for customers.',
    'Nogat fi long aplai.',
    'Yu no ken baim wanpela man long kisim wok.',
    'Kampani bai baim tiket bilong yu.',
    'Peim mani bilong ol wokman long Fraide.',
    'Salim pepa bilong yu long email.',
    'Bring your NID to the interview.',
    'Never send your PIN or bank card to anybody.',
    'A fee-free service for all applicants.',
    'Apply online free of charge.',
    'Deposit daily takings at the bank.',
    'Manage client deposits and term deposit products.',
  ])('nothing is found in: %s', (text) => {
    expect(kindsOf(text)).toEqual([]);
  });

  it('gives the sentence as it was written', () => {
    const text = 'Great jobs in Lae.\nApply today! Pay the Visa Processing Fee of K350. Bring your CV.';
    expect(findingsIn([text])).toEqual([{ kind: 'asks_fee', sentence: 'Pay the Visa Processing Fee of K350.' }]);
  });

  it('is quick with hostile texts', () => {
    const start = performance.now();
    for (const piece of ['pay k1 ', 'no fee ', 'a b ', 'send ', 'must pay ', 'refundable ', '‘', 'f e e ']) {
      findingsIn([piece.repeat(20_000 / piece.length)]);
    }
    expect(performance.now() - start).toBeLessThan(1500);
  });
});
