import { lines, words } from '../text.js';
import type { Occupation } from './occupation.js';

export const nursing: readonly Occupation[] = [
  {
    key: 'registered-nurse',
    industry: 'healthcare',
    setting: 'ward',
    titles: [
      ['Nursing Officer', 'Mid level', 36, 48],
      ['Nursing Officer – Paediatrics', 'Mid level', 38, 52],
      ['Senior Nursing Officer', 'Senior level', 50, 66],
      ['Nurse Unit Manager', 'Management', 68, 88],
    ],
    purpose: lines`
      {company} is looking for a registered {title} who treats every patient like family and keeps calm when the ward is full.
      We are opening more beds in {town} and need a {title} to give safe, kind and well documented care from admission to discharge.
    `,
    work: lines`
      You will look after up to twelve patients a shift, from observations and medication rounds to dressings, drips and talking with anxious relatives.
      Our wards see malaria, tuberculosis, trauma and complicated births side by side, so no two shifts are alike.
      You will guide student nurses and community health workers at the bedside and speak up early when a patient gets worse.
      Charts are kept by hand today and move to tablets this year; you will help to make that work.
    `,
    responsibilities: lines`
      Assess patients on admission and plan nursing care with them and their guardians
      Give medication and intravenous fluids as prescribed and record every dose
      Watch vital signs and report deterioration to the doctor on duty without delay
      Dress wounds and prevent infection by the hospital's hand hygiene standard
      Hand over at the bedside at the end of each shift
      Teach patients and guardians how to continue treatment at home
      Check the resuscitation trolley and dangerous drugs register
    `,
    requirements: lines`
      Diploma or Bachelor in Nursing from a recognised school of nursing
      Current practising licence of the Nursing Council of Papua New Guinea
      At least two years of ward experience after registration
      Basic life support certificate
      Willing to work rotating shifts including nights
      Good spoken English and Tok Pisin
    `,
    skills: words`Patient assessment, Medication administration, IV cannulation, Wound care, Infection control, Basic life support, Patient records, Triage`,
    done: lines`
      Nursed up to fourteen patients a shift on a mixed medical and surgical ward
      Gave intravenous antibiotics and blood, and kept the dangerous drugs register without a discrepancy
      Precepted six student nurses through their ward placements
      Cut wound infections on the ward by starting a weekly hand hygiene audit
      Ran the triage desk during a measles outbreak and referred critical children within minutes
    `,
    awards: [
      ['Diploma in General Nursing', 'nursing'],
      ['Bachelor of Nursing', 'nursing'],
    ],
    tickets: words`Nursing Council practising licence, Basic life support, Infection prevention and control`,
  },
  {
    key: 'midwife',
    industry: 'healthcare',
    setting: 'ward',
    titles: [
      ['Midwife', 'Mid level', 44, 58],
      ['Midwife – Labour Ward', 'Mid level', 46, 60],
      ['Midwifery Unit Manager', 'Management', 70, 90],
    ],
    purpose: lines`
      Every mother in {province} deserves a skilled hand at her side. {company} is recruiting a {title} for its maternity service in {town}.
      {company} needs a {title} who can manage normal births with confidence and recognise danger early.
    `,
    work: lines`
      You will conduct deliveries, care for mothers and newborns after birth, and run antenatal and family planning clinics.
      About ninety babies a month are born with us, some to mothers who travelled a day by boat or on foot.
      You will stabilise and refer complicated cases and go with them when the ambulance leaves.
    `,
    responsibilities: lines`
      Conduct normal deliveries and manage the third stage of labour
      Plot every labour on the partograph and act when it crosses the alert line
      Resuscitate newborns and support early breastfeeding
      Run antenatal, postnatal and family planning clinics
      Take part in perinatal death reviews
      Train community health workers and village birth attendants
    `,
    requirements: lines`
      Bachelor of Midwifery or post-basic diploma in midwifery
      Current licence of the Nursing Council as a midwife
      Two years on a labour ward or in a rural health centre
      Training in essential obstetric and newborn care
      Ready for night duty and call-outs
    `,
    skills: words`Labour and delivery, Partograph, Newborn resuscitation, Antenatal care, Family planning, Emergency obstetric care, Breastfeeding support`,
    done: lines`
      Conducted more than four hundred normal deliveries and assisted at complicated ones
      Started a Thursday antenatal clinic that doubled first visits within a year
      Managed postpartum haemorrhage at a health centre six hours from the nearest hospital
      Trained twenty village birth attendants in clean delivery and early referral
    `,
    awards: [
      ['Bachelor of Midwifery', 'nursing'],
      ['Diploma in General Nursing', 'nursing'],
    ],
    tickets: words`Nursing Council midwife licence, Essential obstetric care, Neonatal resuscitation`,
  },
  {
    key: 'health-extension-officer',
    industry: 'healthcare',
    setting: 'ward',
    titles: [
      ['Health Extension Officer (HEO)', 'Mid level', 46, 60],
      ['Senior Health Extension Officer', 'Senior level', 58, 74],
      ['Officer in Charge – Health Centre', 'Management', 66, 84],
    ],
    purpose: lines`
      {company} invites applications for the position of {title} in {town}, the senior clinician for a busy catchment.
      Doctors are few and the district is wide. {company} is looking for a {title} who can diagnose, treat and lead.
    `,
    work: lines`
      You will see outpatients, manage admissions, perform minor surgery and decide who must be flown or driven to hospital.
      Outreach patrols to villages beyond the road are part of every month, with immunisation, tuberculosis follow-up and school health.
      You will supervise nurses and community health workers and account for medicines and the monthly health report.
    `,
    responsibilities: lines`
      Diagnose and treat common illnesses by the standard treatment manuals
      Perform minor surgery, suturing and emergency procedures
      Lead integrated outreach patrols and immunisation days
      Supervise, roster and train nursing and community health staff
      Order medical supplies and keep the cold chain working
      Send the monthly health information report on time
    `,
    requirements: lines`
      Bachelor of Health Sciences (Rural Health) or Diploma in Health Extension
      Registered with the Medical Board as a Health Extension Officer
      Two years of supervised rural practice
      Experience in tuberculosis and malaria programmes
      Fit for patrols on foot and by boat
    `,
    skills: words`Clinical diagnosis, Minor surgery, TB management, Immunisation, Health centre management, Outreach patrols, Health information reporting`,
    done: lines`
      Ran a fourteen-bed health centre serving nine thousand people as the only clinician
      Raised measles and rubella coverage in the catchment from 54 to 81 percent
      Led quarterly patrols to eleven villages without road access
      Followed up tuberculosis patients and reached a treatment success of 84 percent
    `,
    awards: [['Bachelor of Health Sciences (Rural Health)', 'dwu']],
    tickets: words`Medical Board registration (HEO), TB case management, Advanced life support`,
  },
  {
    key: 'community-health-worker',
    industry: 'healthcare',
    setting: 'ward',
    titles: [
      ['Community Health Worker (CHW)', 'Entry level', 22, 30],
      ['Community Health Worker – Outreach', 'Entry level', 24, 32],
      ['Senior Community Health Worker', 'Mid level', 30, 38],
    ],
    purpose: lines`
      {company} is looking for a {title} who knows village life and wants to keep families well.
      Most care in {province} is given by community health workers. Join {company} in {town} as {title}.
    `,
    work: lines`
      You will help at the outpatient clinic, give immunisations, weigh babies and follow up mothers and tuberculosis patients at home.
      Awareness talks at markets, schools and churches are as important as the clinic itself.
      A nursing officer or HEO is always within reach by phone or radio.
    `,
    responsibilities: lines`
      Treat common illnesses by the standard treatment books and refer what is beyond them
      Give vaccines and keep the vaccine refrigerator log
      Visit tuberculosis and maternal clients at home
      Hold health awareness in villages and schools
      Fill in registers and the monthly tally sheets
      Keep the aid post clean and stocked
    `,
    requirements: lines`
      Certificate in Community Health Work from a recognised training school
      Registered with the Nursing Council as a CHW
      Good Tok Pisin; a language of the area is an advantage
      Willing to walk or ride to outlying villages
      Grade 10 or better
    `,
    skills: words`Immunisation, Primary health care, Health awareness, Baby clinic, Cold chain, Home visits, Tok Pisin`,
    done: lines`
      Ran an aid post for 2,300 people with monthly clinics for mothers and babies
      Vaccinated children in five villages each month and kept the cold chain log complete
      Followed up thirty tuberculosis patients at home until they finished treatment
      Held hygiene and nutrition talks at the market and in three primary schools
    `,
    awards: [['Certificate in Community Health Work', 'chw']],
    tickets: words`Nursing Council CHW registration, First aid, Cold chain handling`,
  },
];
