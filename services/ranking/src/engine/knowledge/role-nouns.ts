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
  'technologist teller trainer translator tutor veterinarian waiter waitress warden welder worker writer'
).split(' ');

/** Words for people by their work: after "to", "for", "the" and the like they name somebody else, not the applicant. */
export const roleNouns: ReadonlySet<string> = new Set(singular.flatMap((noun) => [noun, `${noun}s`]));
