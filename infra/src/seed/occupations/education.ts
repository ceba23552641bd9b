import { lines, words } from '../text.js';
import type { Occupation } from './occupation.js';

export const education: readonly Occupation[] = [
  {
    key: 'primary-teacher',
    industry: 'education',
    setting: 'school',
    titles: [
      ['Primary School Teacher', 'Entry level', 28, 36],
      ['Primary School Teacher – Upper Primary', 'Mid level', 30, 42],
      ['Senior Teacher – Primary', 'Senior level', 42, 54],
      ['Deputy Head Teacher', 'Management', 52, 64],
    ],
    purpose: lines`
      {company} is looking for a {title} who loves children, prepares lessons well and is there every school day.
      Good schools start with good teachers. {company} has a vacancy for a {title} in {town}.
    `,
    work: lines`
      You will teach all core subjects of the standards-based curriculum to a class of about forty pupils.
      Many pupils meet English for the first time at school, so phonics, reading aloud and bridging from Tok Pisin matter a great deal.
      Parents are welcome in our school; you will meet them at the end of each term and whenever a child struggles.
    `,
    responsibilities: lines`
      Plan and teach lessons by the standards-based curriculum
      Assess pupils' progress and keep marks and attendance up to date
      Keep a safe, orderly and friendly classroom
      Give extra reading help to pupils who fall behind
      Report to parents each term
      Lead a sport, choir, garden or culture activity
    `,
    requirements: lines`
      Diploma in Primary Teaching or Bachelor of Education (Primary)
      Registered with the Teaching Service Commission
      Working with children clearance or willing to obtain it
      Good command of English and Tok Pisin
      Experience with multigrade classes an advantage
    `,
    skills: words`Lesson planning, Classroom management, Phonics, Standards-based curriculum, Assessment, Multigrade teaching, Parent communication`,
    done: lines`
      Taught Grade 5 and 6 classes of up to forty-five pupils in all core subjects
      Brought two thirds of a struggling class to grade level in reading within a year
      Started a school garden and a lunch programme with parents
      Coordinated the Grade 8 examinations for three schools
    `,
    awards: [
      ['Diploma in Primary Teaching', 'teachers'],
      ['Bachelor of Education (Primary)', 'goroka'],
    ],
    tickets: words`Teaching Service Commission registration, Child protection`,
  },
  {
    key: 'elementary-teacher',
    industry: 'education',
    setting: 'school',
    titles: [
      ['Elementary Teacher', 'Entry level', 18, 25],
      ['Early Childhood Teacher', 'Entry level', 20, 28],
      ['Elementary Teacher in Charge', 'Mid level', 26, 34],
    ],
    purpose: lines`
      The first years decide the rest. {company} is looking for a warm and patient {title} in {town}.
      {company} invites applications from trained teachers for the position of {title}.
    `,
    work: lines`
      You will teach children of five to eight years to listen, count, read and write through songs, stories and play.
      Lessons start in the home language and move gently to English; cultural stories from grandparents have their place.
      You will make much of your own teaching material and show parents how to read with their children.
    `,
    responsibilities: lines`
      Teach early reading, writing and counting through play
      Make big books, charts and teaching aids from local material
      Watch each child's development and note it down
      Keep children safe from arrival to pick-up
      Work with parents and the school board
    `,
    requirements: lines`
      Certificate or Diploma in Elementary or Early Childhood Teaching
      Registered with the Teaching Service Commission
      Fluent in Tok Pisin and in simple, clear English
      Patient, creative and reliable
    `,
    skills: words`Early literacy, Storytelling, Learning through play, Child safety, Teaching aids, Tok Pisin, Classroom routines`,
    done: lines`
      Taught elementary prep to E2 in Tok Pisin and English
      Wrote and illustrated twenty big books with stories from the village
      Ran a reading hour for parents and children on Saturdays
      Kept a class of thirty-five five-year-olds safe, busy and happy
    `,
    awards: [['Certificate in Elementary Teaching', 'elementary']],
    tickets: words`Teaching Service Commission registration, First aid for children`,
  },
  {
    key: 'secondary-teacher',
    industry: 'education',
    setting: 'school',
    titles: [
      ['Secondary Teacher – Mathematics', 'Mid level', 38, 52],
      ['Secondary Teacher – Science', 'Mid level', 38, 52],
      ['Secondary Teacher – English and Social Science', 'Mid level', 36, 50],
      ['Subject Head – Mathematics', 'Senior level', 52, 66],
    ],
    purpose: lines`
      {company} needs a {title} to prepare Grades 9 to 12 for national examinations and for life after them.
      {company} in {town} is looking for a {title} who can make a hard subject clear.
    `,
    work: lines`
      You will teach about twenty-four periods a week and share the supervision of evening study.
      Last year more than half of our Grade 12 leavers won a place at university; we want to do better and need teachers who prepare and mark with care.
      You will share a laboratory or computer room with colleagues and help to keep it in order.
    `,
    responsibilities: lines`
      Teach Grades 9 to 12 by the national syllabus
      Set and mark tests, assignments and internal assessments
      Prepare students for the Grade 10 and Grade 12 examinations
      Act as class patron and follow up attendance
      Take part in subject meetings and in-service weeks
    `,
    requirements: lines`
      Bachelor of Education (Secondary) or a degree with a postgraduate diploma in education
      Registered with the Teaching Service Commission
      Two years of teaching in the subject
      Able to use spreadsheets for marks and projectors for lessons
    `,
    skills: words`Mathematics, Science teaching, Examination preparation, Syllabus planning, Assessment, Student counselling, Microsoft Excel`,
    done: lines`
      Taught Grade 11 and 12 classes and moderated internal assessment for the province
      Lifted the school's pass rate in the subject from 48 to 67 percent
      Ran weekend tutorials before the national examinations
      Set up a peer tutoring scheme between Grades 12 and 9
    `,
    awards: [
      ['Bachelor of Education (Secondary)', 'goroka'],
      ['Bachelor of Science with Postgraduate Diploma in Education', 'upng'],
    ],
    tickets: words`Teaching Service Commission registration, Child protection`,
  },
  {
    key: 'tvet-instructor',
    industry: 'education',
    setting: 'school',
    titles: [
      ['TVET Instructor – Automotive', 'Mid level', 40, 54],
      ['TVET Instructor – Electrical', 'Mid level', 40, 54],
      ['TVET Instructor – Carpentry', 'Mid level', 36, 50],
      ['Head of Department – Trades', 'Senior level', 56, 72],
    ],
    purpose: lines`
      {company} trains tradespeople whom employers ask for by name. We are looking for a {title} in {town}.
      Pass your trade on: {company} has an opening for a {title}.
    `,
    work: lines`
      You will teach theory in the morning and practice in the workshop in the afternoon to groups of sixteen.
      Courses follow the National Certificate levels, and trainees spend a term with employers, whom you visit.
      The workshop earns part of its keep with real repair jobs, so quality counts.
    `,
    responsibilities: lines`
      Teach theory and practical units of the National Certificate
      Demonstrate safe use of tools and machines
      Assess trainees by competency and keep their logbooks
      Arrange and visit industry placements
      Maintain workshop equipment and material stock
    `,
    requirements: lines`
      Trade certificate and at least four years in the trade
      Training and assessment certificate or willing to obtain it
      Registered with NATTB or able to register
      Strict about safety, patient with beginners
    `,
    skills: words`Competency-based training, Workshop safety, Trade instruction, Assessment, Lesson planning, Tool maintenance`,
    done: lines`
      Trained groups of sixteen apprentices to National Certificate 2
      Wrote workbooks and practical tests that the college still uses
      Placed 80 percent of a graduating class with employers
      Rebuilt the workshop's tool store and its checking system
    `,
    awards: [
      ['Diploma in TVET Teaching', 'goroka'],
      ['National Certificate 3 in the trade', 'trade'],
    ],
    tickets: words`Trade certificate, Training and assessment certificate, First aid`,
  },
  {
    key: 'school-bursar',
    industry: 'education',
    setting: 'office',
    titles: [
      ['School Bursar', 'Mid level', 34, 46],
      ['School Administrator', 'Mid level', 40, 56],
      ['Registrar', 'Senior level', 62, 82],
    ],
    purpose: lines`
      {company} is looking for a trustworthy {title} to keep fees, payments and records in order.
      Teachers teach better when the office works. {company} seeks a {title} in {town}.
    `,
    work: lines`
      You will receipt school fees and subsidies, pay suppliers and report to the board each month.
      January and February are very busy with enrolments; the rest of the year is steady.
      Parents and students come to your window all day, so a friendly manner matters.
    `,
    responsibilities: lines`
      Receipt fees and bank daily
      Prepare payments, payroll input and monthly reports
      Keep student enrolment and staff records
      Prepare the annual budget and acquittal of subsidies
      Look after the office, stores and the school vehicle log
    `,
    requirements: lines`
      Diploma in accounting, business or administration
      Three years of similar work
      Experience with MYOB or Xero
      Honest, discreet and well organised
    `,
    skills: words`Bookkeeping, MYOB, Student records, Budgeting, Customer service, Microsoft Excel`,
    done: lines`
      Receipted and banked fees of 900 students without a shortage
      Prepared the annual acquittal of tuition subsidies on time
      Moved enrolment records from paper to a spreadsheet that teachers can search
      Managed petty cash, stores and the vehicle log
    `,
    awards: [
      ['Diploma in Business Accounting', 'commerce'],
      ['Bachelor of Business and Management', 'business'],
    ],
    tickets: words`MYOB certificate, Working with children clearance`,
  },
];
