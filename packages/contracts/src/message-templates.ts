import type { MessageKind, MessageLanguage } from './enums.js';

/** A text to begin with, from the product itself; a company may keep its own version of it (decision P43). */
export interface BuiltInTemplate {
  key: string;
  kind: MessageKind;
  language: MessageLanguage;
  title: string;
  body: string;
}

const english = (key: string, kind: MessageKind, title: string, ...paragraphs: string[]): BuiltInTemplate => ({
  key: `${key}-en`,
  kind,
  language: 'en',
  title,
  body: ['Hello {firstName},', ...paragraphs, 'Kind regards,\n{sender}\n{company}'].join('\n\n'),
});
const tokPisin = (key: string, kind: MessageKind, title: string, ...paragraphs: string[]): BuiltInTemplate => ({
  key: `${key}-tpi`,
  kind,
  language: 'tpi',
  title,
  body: ['Gude {firstName},', ...paragraphs, 'Tenkyu,\n{sender}\n{company}'].join('\n\n'),
});

/** In the order in which they are offered: those to go on with, then rejections; English first. */
export const builtInTemplates: readonly BuiltInTemplate[] = [
  english(
    'deciding',
    'general',
    'We are still deciding',
    'Thank you for applying for the job {job}. We are still reading applications and will tell you our decision as soon as we can.',
    'You do not need to do anything now. Your reference is {reference}.',
  ),
  english(
    'papers',
    'general',
    'Please send us a paper',
    'Thank you for applying for the job {job}. Before we decide, we need one more thing from you:',
    '- a copy of your certificate',
    'Please answer this mail and attach it. A clear photo is enough.',
  ),
  english(
    'call',
    'general',
    'We would like to call you',
    'Thank you for applying for the job {job}. We would like to talk with you on the phone.',
    'Please answer this mail and tell us your number, and the day and time that suit you best.',
  ),
  tokPisin(
    'deciding',
    'general',
    'Mipela i no mekim disisen yet',
    'Tenkyu long aplai long wok {job}. Mipela i wok yet long ridim ol aplikesen, na bai mipela i tokim yu taim mipela i pinis.',
    'Yu no nid long mekim wanpela samting nau. Namba bilong aplikesen bilong yu em {reference}.',
  ),
  tokPisin(
    'papers',
    'general',
    'Plis salim wanpela pepa i kam',
    'Tenkyu long aplai long wok {job}. Pastaim long mipela i mekim disisen, mipela i nidim wanpela samting moa long yu:',
    '- kopi bilong setifiket bilong yu',
    'Plis bekim dispela imel na putim kopi i kam wantaim. Wanpela klia poto tasol em inap.',
  ),
  tokPisin(
    'call',
    'general',
    'Mipela i laik ringim yu',
    'Tenkyu long aplai long wok {job}. Mipela i laik toktok wantaim yu long telefon.',
    'Plis bekim dispela imel na tokim mipela long namba bilong yu, na wanem de na taim i gutpela long yu.',
  ),
  english(
    'rejection',
    'rejection',
    'Polite rejection',
    'Thank you for your interest in the job {job} and for the time you gave to your application. We read it with care.',
    'This time we go on with other applicants, whose experience is closer to what this job needs. It says nothing about you as a person.',
    'Please apply again when a job of ours fits you. We wish you well.',
  ),
  english(
    'rejection-interview',
    'rejection',
    'Polite rejection after an interview',
    'Thank you for taking the time to talk with us about the job {job}. It was good to meet you.',
    'We have chosen another applicant this time. The decision was not easy.',
    'Please apply again when a job of ours fits you. We wish you well.',
  ),
  english(
    'filled',
    'rejection',
    'Position filled',
    'Thank you for applying for the job {job}. The position has now been filled, so we close your application.',
    'We are grateful for the time you gave to it. Please apply again when a job of ours fits you.',
  ),
  tokPisin(
    'rejection',
    'rejection',
    'Gutpela tok long tok nogat',
    'Tenkyu tru long laik bilong yu long wok {job}, na long taim yu givim long raitim aplikesen. Mipela i ridim gut.',
    'Dispela taim mipela i makim ol narapela husat i gat ekspiriens i klostu moa long dispela wok. Dispela i no tok olsem yu no gutpela wokman o wokmeri.',
    'Plis aplai gen taim mipela i gat wok i stret long yu. Mipela i laik bai yu painim gutpela wok.',
  ),
  tokPisin(
    'rejection-interview',
    'rejection',
    'Gutpela tok long tok nogat bihain long intaviu',
    'Tenkyu long kam na toktok wantaim mipela long wok {job}. Mipela i hamamas long bungim yu.',
    'Mipela i makim narapela man o meri dispela taim. Em i no isi long mekim dispela disisen.',
    'Plis aplai gen taim mipela i gat wok i stret long yu. Mipela i laik bai yu painim gutpela wok.',
  ),
  tokPisin(
    'filled',
    'rejection',
    'Wok i pulap pinis',
    'Tenkyu long aplai long wok {job}. Mipela i painim man o meri pinis long dispela wok, olsem na mipela i pasim aplikesen bilong yu.',
    'Tenkyu tru long taim yu givim. Plis aplai gen taim mipela i gat wok i stret long yu.',
  ),
];
