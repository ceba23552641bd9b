import { stemOf } from './tokens.js';

const functionWords =
  'a about above after again all also am an and any are as at be because been before being below between both but by can could did do does doing down during each else etc few for from further had has have having he her here hers him his how i if in into is it its itself me more most my myself no nor not of off on once only or other our ours out over own per same she so some such than that the their theirs them then there these they this those through to too under until up upon us via very was we were what when where which while who whom why will with within would you your yours';

const advertWords =
  'ability able according accordance accountable across activities advantage applicant application apply appropriate aspect assigned available based basic best candidate capable capability carry certain company competency competent comprehensive consistent current currently day days demonstrate demonstrated desirable desired detailed duties duty effective effectively efficient efficiently employee employer employment ensure equivalent essential etc evidence excellent exceptional exceptionally expected experience experienced expert expertise extensive familiar familiarity field following full good great hand hands high highest highly hire hiring holder ideal ideally include includes including individual job join knowledge least like looking main maintain major make management manner master mastery may minimum month months must necessary need needed new number one opportunity organization part perform performed performing person plus position possess preferable preferably preferred previous prior professional proficiency proficient profile proven provide provided provides providing qualification qualified record relevant required requirement requirements requires responsibilities responsibility responsible role seek seeking senior several should similar skill skilled skills skillful solid someone strong substantial successful successfully suitable superior support sure take task tasks team thorough time total track understanding understand use used using utilize utilise value variety various way well willing work worked worker workers working works year years yrs';

const qualifierWords =
  'robust profound apt aptitude advanced deep keen sound superb notable ample demonstrable adept conversant versed fluent savvy practical depth level meticulous dedicated motivated dynamic passionate passion flair command grasp exposure background acquaintance mindset attitude readiness willingness willing eagerness eager insight insightful grounded hand grand stellar brilliant remarkable impeccable unparalleled cutting edge top notch world class innovative fast paced deadline self starter hardworking hard sincere punctual honest reliable trustworthy energetic enthusiastic enthusiasm respective respectively prior plus also additional preferably degree knowledgeable experts possession possesses possessing acquired gained involved various multiple range wide broad diverse overall particular specific certain key core highly least';

const keep = ['management', 'manage', 'degree', 'support', 'maintain', 'master'];

/** Stems of joining words alone. */
export const functionStems: ReadonlySet<string> = new Set(functionWords.split(' ').map(stemOf));

/** Stems that carry no evidence: English function words and the padding that every job ad is made of. */
export const stopStems: ReadonlySet<string> = new Set(
  `${functionWords} ${advertWords} ${qualifierWords}`
    .split(' ')
    .filter((word) => !keep.includes(word))
    .map(stemOf),
);
