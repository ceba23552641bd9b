import { lines, words } from '../text.js';
import type { Occupation } from './occupation.js';

export const construction: readonly Occupation[] = [
  {
    key: 'civil-engineer',
    industry: 'construction',
    setting: 'construction',
    titles: [
      ['Graduate Civil Engineer', 'Entry level', 46, 60],
      ['Civil Engineer – Roads and Bridges', 'Mid level', 85, 118],
      ['Project Manager – Civil', 'Management', 150, 205],
    ],
    purpose: lines`
      {company} builds roads and bridges that outlast the wet season. We are looking for a {title} near {town}.
      {company} seeks a {title} who is at home with drawings, diggers and landowners.
    `,
    work: lines`
      You will set out works, check levels and compaction, prepare claims and keep the programme honest.
      The client's engineer is on site every day, and test results decide who is paid.
      Safe traffic past the works is as important as the works.
    `,
    responsibilities: lines`
      Plan and supervise earthworks, drainage, pavement and structures
      Check survey, materials and test results
      Prepare quantities, claims and variations
      Keep programme, diary and quality records
      Lead foremen and graduate engineers
      Talk with landowners and road users
    `,
    requirements: lines`
      Bachelor of Engineering in Civil Engineering
      Registered or eligible with the Institution of Engineers
      Experience with FIDIC contracts for experienced positions
      Skills in AutoCAD Civil 3D and MS Project
    `,
    skills: words`Civil engineering, Road construction, AutoCAD Civil 3D, FIDIC, Quantity measurement, Materials testing, MS Project`,
    done: lines`
      Supervised eighteen kilometres of highway rehabilitation including drainage
      Built two steel girder bridges and their abutments
      Prepared monthly claims and agreed variations with the client's engineer
      Kept the programme through a wet season by re-planning earthworks weekly
    `,
    awards: [['Bachelor of Engineering in Civil Engineering', 'unitech']],
    tickets: words`Institution of Engineers registration, Class 3 licence, First aid`,
  },
  {
    key: 'site-supervisor',
    industry: 'construction',
    setting: 'construction',
    titles: [
      ['Site Foreman', 'Mid level', 52, 72],
      ['Building Supervisor', 'Mid level', 58, 80],
      ['Construction Superintendent', 'Management', 105, 140],
    ],
    purpose: lines`
      {company} needs a {title} who plans the day before it starts.
      {company} has projects around {town} and is looking for a {title}.
    `,
    work: lines`
      You will run crews of up to forty, from setting out to defects list, on schools, clinics, offices and staff houses.
      Material comes by barge and truck and must be ordered early.
      Quality is checked against drawings at each stage and signed.
    `,
    responsibilities: lines`
      Supervise crews and subcontractors on site
      Order material and control stores
      Check work against drawings and specifications
      Run toolbox talks and site inductions
      Keep diary, time sheets and progress photos
    `,
    requirements: lines`
      Trade certificate or diploma in building or civil construction
      Five years on sites, two as foreman
      Reads drawings with ease
      Driver's licence
    `,
    skills: words`Site supervision, Reading drawings, Crew planning, Concrete works, Quality checks, Toolbox talks`,
    done: lines`
      Ran a crew of thirty-five on two double classrooms and a teachers' house
      Finished a rural clinic three weeks early by ordering material ahead of the rains
      Handed over without major defects
      Held daily toolbox talks and kept site diaries
    `,
    awards: [
      ['Diploma in Building', 'trade'],
      ['NATTB Trade Certificate, Carpentry', 'trade'],
    ],
    tickets: words`First aid, Scaffolding, Class 3 licence`,
  },
  {
    key: 'quantity-surveyor',
    industry: 'construction',
    setting: 'office',
    titles: [
      ['Estimator', 'Mid level', 58, 80],
      ['Quantity Surveyor', 'Mid level', 75, 105],
      ['Draftsperson – Architectural', 'Entry level', 36, 52],
    ],
    purpose: lines`
      {company} is looking for a {title} who measures twice and prices once.
      {company} tenders for public and private works and needs a {title} in {town}.
    `,
    work: lines`
      You will take off quantities, price tenders, prepare drawings or claims and follow costs until the final account.
      Prices in remote places depend on freight, so you will know barges and road conditions as well as rates.
      You will sit with engineers and suppliers and ask until the number is sound.
    `,
    responsibilities: lines`
      Take off quantities and prepare bills or drawings
      Obtain and compare quotations
      Prepare tenders, claims and variations
      Report cost against budget each month
      Keep price and drawing libraries up to date
    `,
    requirements: lines`
      Degree or diploma in quantity surveying, architecture or building
      Two years in a contractor's or consultant's office
      Good with Excel and AutoCAD or Revit
      Accurate under deadline
    `,
    skills: words`Quantity take-off, Estimating, AutoCAD, Revit, Tendering, Cost control, Microsoft Excel`,
    done: lines`
      Priced forty tenders up to K25 million
      Prepared monthly claims and final accounts for school projects
      Built a freight price book for eleven provinces
      Drew working drawings in AutoCAD and Revit
    `,
    awards: [
      ['Bachelor of Building and Construction Management', 'unitech'],
      ['Diploma in Architectural Drafting', 'trade'],
    ],
    tickets: words`Institute of Quantity Surveyors member`,
  },
];
