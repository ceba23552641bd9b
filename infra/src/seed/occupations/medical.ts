import { lines, words } from '../text.js';
import type { Occupation } from './occupation.js';

export const medical: readonly Occupation[] = [
  {
    key: 'pharmacist',
    industry: 'healthcare',
    setting: 'store',
    titles: [
      ['Pharmacy Assistant', 'Entry level', 20, 28],
      ['Pharmacist', 'Mid level', 62, 85],
      ['Pharmacist in Charge', 'Senior level', 85, 112],
    ],
    purpose: lines`
      {company} is looking for a {title} for its dispensary in {town}, where people come as much for advice as for medicine.
      Join {company} in {town} as {title} and make sure that the right medicine reaches the right person with words they understand.
    `,
    work: lines`
      Between eighty and a hundred and fifty scripts a day pass over the counter, with asthma, diabetes and blood pressure most common.
      You will check prescriptions, counsel customers in English and Tok Pisin, and keep the controlled drugs cupboard exact.
      Stock is counted by cycle each week, and near-expiry lines are moved between branches before they are lost.
    `,
    responsibilities: lines`
      Dispense prescriptions accurately and check interactions
      Counsel customers on dose, side effects and storage
      Keep controlled drug records as the law requires
      Manage stock levels, expiry dates and the cold chain
      Train counter staff in over-the-counter advice
      Measure blood pressure and glucose and refer when needed
    `,
    requirements: lines`
      Qualification in pharmacy that fits the level of the position
      Registration with the Pharmacy Board for pharmacist positions
      Experience in a hospital or retail dispensary
      Computer literate, point of sale experience an advantage
      Honest and exact with stock and money
    `,
    skills: words`Dispensing, Patient counselling, Stock control, Controlled drugs, Point of sale, Cold chain, Customer service`,
    done: lines`
      Dispensed about a hundred scripts a day with a second check on every high-risk medicine
      Counselled customers with diabetes and hypertension in English, Tok Pisin and Motu
      Reduced expired stock by moving slow lines between branches each month
      Kept the controlled drugs register exact through two inspections
    `,
    awards: [
      ['Bachelor of Pharmacy', 'upng'],
      ['Certificate in Pharmacy Practice', 'trade'],
    ],
    tickets: words`Pharmacy Board registration, First aid`,
  },
  {
    key: 'medical-laboratory-scientist',
    industry: 'healthcare',
    setting: 'ward',
    titles: [
      ['Medical Laboratory Technician', 'Entry level', 34, 46],
      ['Medical Laboratory Scientist', 'Mid level', 48, 66],
      ['Laboratory Manager', 'Management', 78, 100],
    ],
    purpose: lines`
      A right result in time saves lives. {company} needs a {title} for its laboratory in {town}.
      {company} is expanding its laboratory in {town} and seeks a {title} who cares about quality control.
    `,
    work: lines`
      You will work across haematology, biochemistry, blood bank and microbiology, with GeneXpert for tuberculosis on every shift.
      The laboratory takes part in regional quality assurance and is preparing for accreditation.
      You will be on call one week in four for cross-matching and emergencies.
    `,
    responsibilities: lines`
      Process and test specimens by the standard operating procedures
      Run daily quality controls and act on failures
      Cross-match blood and manage the blood bank stock
      Examine blood films for malaria and sputum for tuberculosis
      Maintain analysers and keep calibration logs
      Report critical results by phone and record it
    `,
    requirements: lines`
      Degree or diploma in medical laboratory science
      Registered with the Medical Board
      Hands-on experience with GeneXpert and automated analysers
      Knowledge of ISO 15189 an advantage
      Careful with biosafety and specimen records
    `,
    skills: words`Haematology, GeneXpert, Blood bank, Malaria microscopy, Quality control, Biosafety, Biochemistry`,
    done: lines`
      Processed about ninety specimens a day across haematology and biochemistry
      Ran GeneXpert testing for tuberculosis and reported results on the same day
      Kept quality control charts and passed two rounds of external assessment
      Built up a register of forty regular blood donors
    `,
    awards: [
      ['Bachelor of Medical Laboratory Science', 'upng'],
      ['Diploma in Medical Laboratory Technology', 'dwu'],
    ],
    tickets: words`Medical Board registration, Biosafety level 2`,
  },
  {
    key: 'medical-officer',
    industry: 'healthcare',
    setting: 'ward',
    titles: [
      ['Resident Medical Officer', 'Entry level', 75, 95],
      ['Medical Officer', 'Mid level', 95, 130],
      ['Senior Medical Officer', 'Senior level', 135, 180],
    ],
    purpose: lines`
      {company} seeks a {title} for {town}, with real responsibility from the first week and senior doctors a phone call away.
      {company} is looking for a {title} with broad skills who enjoys working close to a community.
    `,
    work: lines`
      You will do ward rounds, outpatient clinics and theatre lists, and share the on-call roster one night in four.
      Caesarean sections, fractures, tuberculosis and severe malaria are weekly work; tertiary cases are referred by air.
      Teaching interns, HEOs and nurses is part of the job and is taken seriously.
    `,
    responsibilities: lines`
      Manage inpatients and outpatients across medicine, surgery, obstetrics and paediatrics
      Share the on-call roster and stabilise emergencies
      Perform common procedures and assist in theatre
      Supervise junior staff and lead teaching rounds
      Take part in mortality reviews and clinical audit
    `,
    requirements: lines`
      Bachelor of Medicine and Bachelor of Surgery
      Full registration with the Medical Board of Papua New Guinea
      Two years of experience after residency for senior positions
      Skills in emergency obstetrics and basic anaesthesia an advantage
    `,
    skills: words`Clinical medicine, Emergency care, Obstetrics, Minor surgery, Ultrasound, Teaching, Clinical audit`,
    done: lines`
      Managed a thirty-bed ward and an outpatient clinic of sixty patients a day
      Performed emergency caesarean sections and fracture reductions under supervision
      Introduced a sepsis checklist that brought first antibiotics under one hour
      Taught residents and HEO students at the bedside each week
    `,
    awards: [['Bachelor of Medicine and Bachelor of Surgery', 'upng']],
    tickets: words`Medical Board full registration, Advanced life support, Primary trauma care`,
  },
];
