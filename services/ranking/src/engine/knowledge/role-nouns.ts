const singular = (
  'accountant administrator adviser advisor agent agronomist analyst architect assistant attendant attorney auditor ' +
  'baker bartender bookkeeper boilermaker bricklayer builder buyer carpenter cashier chef chemist cleaner clerk client clinician ' +
  'coach conductor constable consultant contractor controller cook coordinator counsellor crew dentist designer developer ' +
  'director doctor draughtsman driver economist editor electrician engineer executive farmer fitter foreman gardener geologist ' +
  'guard guide hairdresser handler housekeeper inspector instructor interpreter investigator journalist judge labourer lawyer ' +
  'lecturer librarian linesman machinist magistrate manager mason mechanic merchandiser midwife miner nurse nutritionist officer ' +
  'operator painter paralegal paramedic pharmacist photographer physician physiotherapist pilot planner plumber policeman ' +
  'principal producer programmer psychologist receptionist recruiter researcher rigger sailor salesman scientist secretary ' +
  'soldier solicitor specialist staff storeman superintendent supervisor surgeon surveyor tailor teacher technician ' +
  'banker broker captain caregiver caretaker carer caseworker colleague collector coxswain counselor craftsman crewman custodian deckhand ' +
  'dispatcher diver dressmaker educator employee estimator examiner expert fisherman forester fundraiser grower harvester helper hostess installer ' +
  'joiner laborer linguist logger maid marketer negotiator nurse orderly packer picker porter practitioner professional professor ranger ' +
  'registrar repairer representative reporter scheduler seamstress skipper sprayer stevedore steward storekeeper strategist tapper therapist ' +
  'tradesperson treasurer typist undertaker valuer wharfie ' +
  'technologist teller trainer translator tutor veterinarian waiter waitress warden welder worker writer'
).split(' ');

const nouns: ReadonlySet<string> = new Set(singular.flatMap((noun) => [noun, `${noun}s`]));
const endings = /(?:[a-z]{3}(?:ologist|ographer|smith|wright|ician)s?|[a-z]{4}(?:man|men|woman|women))$/u;
const notPeople = new Set(['specimen', 'regimen', 'human', 'acumen', 'abdomen']);

/**
 * Whether a word in lower case names people by their work: after "to", "for", "the" and the like it is somebody else, not
 * the applicant. Whom one trades with ("retailers", "shopkeepers") is left out: dealing with them is the applicant's own work.
 */
export const isRoleNoun = (word: string): boolean => nouns.has(word) || (endings.test(word) && !notPeople.has(word));
