import { lines, words } from '../text.js';
import type { Occupation } from './occupation.js';

export const finance: readonly Occupation[] = [
  {
    key: 'accountant',
    industry: 'finance',
    setting: 'office',
    titles: [
      ['Graduate Accountant', 'Entry level', 36, 48],
      ['Accountant', 'Mid level', 60, 84],
      ['Management Accountant', 'Senior level', 90, 120],
      ['Finance Manager', 'Management', 135, 185],
    ],
    purpose: lines`
      {company} is looking for a {title} who closes the month on time and can explain the figures to people who run things.
      {company} has a vacancy in {town} for a {title} with a clear head for detail.
    `,
    work: lines`
      You will reconcile accounts, prepare monthly reports and tax returns, and support the annual audit.
      Our managers want to know why a cost moved and what to do about it, and not only that it moved.
      You will improve spreadsheets and controls that have grown over the years.
    `,
    responsibilities: lines`
      Prepare monthly accounts and management reports
      Reconcile bank, debtor, creditor and stock accounts
      Lodge GST, salary and wages tax and superannuation on time
      Prepare budgets and forecasts with department heads
      Support external and internal audit
      Keep the fixed asset register
    `,
    requirements: lines`
      Degree in accounting or commerce
      CPA PNG member or working towards it
      Two years in a similar position, except for graduates
      Strong Excel; experience with SAP, Pronto, MYOB or Xero
      Good knowledge of IRC requirements
    `,
    skills: words`Financial reporting, Reconciliation, Microsoft Excel, MYOB, SAP, GST returns, Budgeting, CPA PNG`,
    done: lines`
      Closed the books within five working days each month
      Prepared GST and salary and wages tax returns for a group of four companies
      Cleared a backlog of unreconciled bank items that went back two years
      Supported three audits without qualification
    `,
    awards: [
      ['Bachelor of Commerce in Accounting', 'business'],
      ['Bachelor of Business Accountancy', 'business'],
    ],
    tickets: words`CPA PNG, MYOB certificate`,
  },
  {
    key: 'accounts-payable',
    industry: 'finance',
    setting: 'office',
    titles: [
      ['Accounts Clerk', 'Entry level', 22, 30],
      ['Accounts Payable Officer', 'Mid level', 32, 44],
      ['Accounts Receivable Officer', 'Mid level', 32, 44],
      ['Accounts Payable Supervisor', 'Senior level', 50, 66],
    ],
    purpose: lines`
      {company} is seeking a careful {title} to join its finance team in {town}.
      Suppliers who are paid right and on time give better service. {company} needs a {title} to see to it.
    `,
    work: lines`
      You will match about six hundred invoices a month to orders and deliveries, and prepare two payment runs a week.
      Supplier statements are reconciled monthly, and questions answered the same day.
      You will look out for duplicate and false invoices, which do turn up.
    `,
    responsibilities: lines`
      Match invoices, orders and delivery notes
      Enter and code invoices and prepare payment runs
      Reconcile supplier statements
      Answer supplier and customer queries
      File documents ready for audit
      Help with month-end accruals
    `,
    requirements: lines`
      Certificate or diploma in accounting
      One to three years in accounts payable or receivable
      Fast and accurate data entry
      Experience with an accounting system
      Honest and discreet
    `,
    skills: words`Accounts payable, Invoice matching, Reconciliation, Data entry, Microsoft Excel, Pronto, Supplier relations`,
    done: lines`
      Processed about 550 invoices a month with an error rate below one percent
      Reconciled statements of the thirty largest suppliers each month
      Stopped two duplicate payments of more than K40,000
      Prepared payment runs and remittances twice a week
    `,
    awards: [
      ['Diploma in Business Accounting', 'commerce'],
      ['Certificate in Business Studies', 'commerce'],
    ],
    tickets: words`MYOB certificate`,
  },
  {
    key: 'microbank-teller',
    industry: 'finance',
    setting: 'store',
    titles: [
      ['Microbank Teller', 'Entry level', 19, 26],
      ['Customer Service Officer – Banking', 'Entry level', 22, 30],
      ['Senior Teller', 'Mid level', 28, 36],
      ['Branch Manager', 'Management', 72, 96],
    ],
    purpose: lines`
      {company} brings banking to market sellers, growers and mothers. We are looking for a {title} in {town}.
      {company} invites friendly and honest people to apply as {title}.
    `,
    work: lines`
      You will serve up to a hundred and twenty customers on a busy Friday, with deposits, withdrawals and mobile wallet registrations.
      Many customers open the first account of their life at your window; you will explain it without hurry.
      Cash is balanced to the toea every day.
    `,
    responsibilities: lines`
      Serve customers with deposits, withdrawals and transfers
      Open accounts and check identity documents
      Balance the till daily and report differences
      Explain savings, loans and mobile banking
      Take part in financial literacy days at markets
    `,
    requirements: lines`
      Grade 12; certificate in business or banking an advantage
      Good with figures and with people
      Police clearance
      Fluent in English and Tok Pisin
    `,
    skills: words`Cash handling, Customer service, Account opening, KYC checks, Mobile banking, Balancing`,
    done: lines`
      Served about ninety customers a day and balanced to the toea
      Opened 420 savings accounts in a market campaign
      Explained mobile banking to elderly customers in Tok Pisin
      Covered for the senior teller and held the second vault key
    `,
    awards: [
      ['Certificate in Banking and Finance', 'commerce'],
      ['Grade 12 Certificate', 'secondary'],
    ],
    tickets: words`Anti-money laundering training, Police clearance`,
  },
  {
    key: 'loans-officer',
    industry: 'finance',
    setting: 'store',
    titles: [
      ['Loans Officer', 'Mid level', 34, 46],
      ['SME Lending Officer', 'Mid level', 52, 70],
      ['Credit Manager', 'Management', 98, 130],
    ],
    purpose: lines`
      {company} lends to people whom others turn away, and is repaid. We need a {title} who can judge a business by walking through it.
      {company} is looking for a {title} in {town}.
    `,
    work: lines`
      You will visit applicants at their market table, trade store or garden, build a simple cash flow and recommend a fair amount.
      A portfolio of about two hundred clients is yours, from first visit to last repayment.
      Arrears are followed up early, firmly and with respect.
    `,
    responsibilities: lines`
      Assess loan applications and visit clients
      Prepare cash flows and credit papers
      Explain rates, fees and duties in plain words
      Follow up arrears and agree new plans where sensible
      Report on the portfolio each week
    `,
    requirements: lines`
      Diploma or degree in business, banking or agriculture
      Two years in lending or sales
      Driver's licence
      Sound judgement and honesty beyond doubt
    `,
    skills: words`Credit assessment, Cash flow analysis, Arrears management, Client visits, SME finance, Negotiation`,
    done: lines`
      Managed a portfolio of 210 small business loans with arrears under four percent
      Visited clients in markets and villages and wrote their first cash flow with them
      Recovered K180,000 of overdue loans by new repayment plans
      Trained women's savings groups in record keeping
    `,
    awards: [
      ['Bachelor of Business in Banking and Finance', 'business'],
      ['Diploma in Business Management', 'commerce'],
    ],
    tickets: words`Credit risk certificate, Class 1 licence`,
  },
  {
    key: 'internal-auditor',
    industry: 'finance',
    setting: 'office',
    titles: [
      ['Audit Assistant', 'Entry level', 34, 46],
      ['Internal Auditor', 'Mid level', 70, 95],
      ['Senior Audit and Risk Officer', 'Senior level', 100, 135],
    ],
    purpose: lines`
      {company} seeks a {title} who asks good questions and writes findings that people act on.
      {company} is strengthening its controls and is looking for a {title} in {town}.
    `,
    work: lines`
      You will plan and carry out audits in branches and departments, test controls and follow up recommendations.
      Your reports go to the audit committee and are expected to be short.
      Fraud is rare but real; you will help to look into it quietly and fairly.
    `,
    responsibilities: lines`
      Plan and carry out audits by the annual plan
      Test controls, samples and system access
      Write findings with practical recommendations
      Follow up actions until they are closed
      Support investigations
    `,
    requirements: lines`
      Degree in accounting
      CPA PNG or CIA, completed or in progress
      Experience in audit, banking or a large company
      Clear writing
    `,
    skills: words`Internal audit, Risk assessment, Control testing, Report writing, Data analysis, Fraud awareness`,
    done: lines`
      Audited twelve branches a year and followed up each finding
      Found a payroll fraud by matching bank accounts
      Wrote a risk register with department heads
      Reduced open audit findings from 64 to 11
    `,
    awards: [['Bachelor of Commerce in Accounting', 'business']],
    tickets: words`CPA PNG, Certified Internal Auditor (part)`,
  },
  {
    key: 'underwriter',
    industry: 'finance',
    setting: 'office',
    titles: [
      ['Claims Officer', 'Entry level', 32, 44],
      ['Underwriter – General Insurance', 'Mid level', 58, 80],
      ['Claims Manager', 'Management', 98, 128],
    ],
    purpose: lines`
      {company} is looking for a {title} who is fair to the customer and to the fund.
      {company} insures boats, trucks, trade stores and homes, and needs a {title} in {town}.
    `,
    work: lines`
      You will assess risks and claims, visit sites after fires, floods and accidents and decide within your authority.
      Customers hear from us within two days, also when the answer is no.
      Brokers and assessors are part of your daily contacts.
    `,
    responsibilities: lines`
      Assess proposals or claims and set terms or reserves
      Inspect risks and losses on site
      Write clear letters to customers and brokers
      Keep files complete and within authority limits
      Report on trends to the manager
    `,
    requirements: lines`
      Diploma or degree in insurance, business or law
      Two years in insurance for experienced positions
      Sound arithmetic and clear English
      Driver's licence
    `,
    skills: words`Underwriting, Claims assessment, Policy wording, Loss inspection, Customer communication, Risk rating`,
    done: lines`
      Settled about thirty motor and property claims a month
      Inspected losses after the Markham flood and paid interim amounts within a week
      Wrote plain-language policy letters that cut complaints
      Rated commercial risks up to K5 million
    `,
    awards: [
      ['Bachelor of Business and Management', 'business'],
      ['Diploma in Insurance', 'commerce'],
    ],
    tickets: words`ANZIIF certificate, Class 1 licence`,
  },
];
