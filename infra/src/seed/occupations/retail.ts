import { lines, words } from '../text.js';
import type { Occupation } from './occupation.js';

export const retail: readonly Occupation[] = [
  {
    key: 'store-manager',
    industry: 'retail',
    setting: 'store',
    titles: [
      ['Department Supervisor', 'Mid level', 30, 40],
      ['Assistant Store Manager', 'Mid level', 42, 56],
      ['Store Manager', 'Management', 66, 92],
    ],
    purpose: lines`
      {company} is looking for a {title} who is on the floor more than in the office.
      Full shelves, short queues, friendly faces: {company} needs a {title} in {town} to make it happen.
    `,
    work: lines`
      You will lead a team of up to sixty, watch stock and shrinkage and know your regular customers by name.
      Fridays of pay fortnights bring three times the trade; rosters and tills are planned for it.
      You will train supervisors who can run the store without you.
    `,
    responsibilities: lines`
      Lead, roster and coach the store team
      Order stock and keep shelves full
      Control cash, shrinkage and expiry
      Keep food safety and cleanliness standards
      Handle complaints on the spot
      Report sales against budget weekly
    `,
    requirements: lines`
      Experience as supervisor or manager in retail or wholesale
      Good with figures and stock systems
      Able to lead a mixed team fairly
      Police clearance
    `,
    skills: words`Store operations, Stock control, Rostering, Loss prevention, Merchandising, Customer service, Budgeting`,
    done: lines`
      Managed a supermarket with fifty-two staff and K2.4 million in monthly sales
      Cut shrinkage from 3.1 to 1.4 percent in a year
      Opened a new branch from empty building to first customer in ten weeks
      Promoted six cashiers to supervisor
    `,
    awards: [
      ['Diploma in Business Management', 'commerce'],
      ['Grade 12 Certificate', 'secondary'],
    ],
    tickets: words`Food safety, Fire warden`,
  },
  {
    key: 'cashier',
    industry: 'retail',
    setting: 'store',
    titles: [
      ['Cashier', 'Entry level', 13, 17],
      ['Shop Assistant', 'Entry level', 12, 16],
      ['Till Supervisor', 'Mid level', 19, 25],
    ],
    purpose: lines`
      {company} is looking for a friendly and honest {title} in {town}.
      Attitude comes first, the rest {company} can teach. Apply as {title} in {town}.
    `,
    work: lines`
      You will serve customers, handle cash and EFTPOS and keep your area clean and stocked.
      Tills are balanced at the end of each shift.
      Help with prices, bags and a smile is part of the service.
    `,
    responsibilities: lines`
      Serve customers at the till or on the floor
      Handle cash and EFTPOS correctly
      Balance the till each shift
      Fill shelves and check prices
      Report suspicious behaviour politely
    `,
    requirements: lines`
      Grade 10 or 12
      Honest, punctual and well presented
      Simple arithmetic without a calculator
      Willing to work weekends
    `,
    skills: words`Cash handling, EFTPOS, Customer service, Shelf filling, Basic arithmetic`,
    done: lines`
      Served customers at a busy till and balanced at the end of each shift
      Helped to train new cashiers
      Looked after the bakery counter on weekends
      Took part in stock takes
    `,
    awards: [
      ['Grade 12 Certificate', 'secondary'],
      ['Grade 10 Certificate', 'secondary'],
    ],
    tickets: words`Food safety, Police clearance`,
  },
  {
    key: 'storeman',
    industry: 'retail',
    setting: 'workshop',
    titles: [
      ['Storeman', 'Entry level', 18, 26],
      ['Warehouse Supervisor', 'Mid level', 38, 52],
      ['Inventory Controller', 'Mid level', 44, 60],
      ['Warehouse Manager', 'Management', 80, 108],
    ],
    purpose: lines`
      {company} is looking for a {title} who knows where everything is.
      {company} runs a busy warehouse in {town} and needs a {title}.
    `,
    work: lines`
      You will receive, bin, pick and dispatch, with a scanner where there is one and with a pencil where there is not.
      Counts are done by cycle every day, and differences are explained, not adjusted away.
      Containers are unpacked within a day of arrival.
    `,
    responsibilities: lines`
      Receive and check deliveries against orders
      Bin, pick, pack and dispatch
      Count stock by cycle and explain differences
      Operate forklift and pallet jack safely
      Keep the warehouse clean and secure
    `,
    requirements: lines`
      Experience in a store or warehouse
      Forklift licence an advantage
      Good with numbers and stock systems
      Honest and physically fit
    `,
    skills: words`Warehousing, Stock control, Forklift, Cycle counting, Dispatch, Pronto, Container unpacking`,
    done: lines`
      Ran receiving and dispatch for a hardware warehouse of 9,000 lines
      Brought stock accuracy from 88 to 97 percent by cycle counting
      Operated a three-tonne forklift without an accident
      Reorganised bins so that fast movers are at the door
    `,
    awards: [
      ['Certificate in Warehousing and Logistics', 'commerce'],
      ['Grade 12 Certificate', 'secondary'],
    ],
    tickets: words`Forklift licence, First aid`,
  },
  {
    key: 'sales-representative',
    industry: 'retail',
    setting: 'store',
    titles: [
      ['Sales Representative', 'Mid level', 32, 46],
      ['Key Account Manager', 'Senior level', 68, 92],
      ['Parts Interpreter', 'Mid level', 34, 48],
      ['Merchandise Buyer', 'Senior level', 62, 84],
    ],
    purpose: lines`
      {company} is looking for a {title} who knows customers' businesses as well as our products.
      {company} is growing in {province} and needs a {title} in {town}.
    `,
    work: lines`
      You will visit customers from supermarkets to trade stores, take orders and solve problems with deliveries.
      A good month is one in which the shelves sell through, and not only one in which the truck was full.
      A vehicle and tablet are provided, with targets that can be met.
    `,
    responsibilities: lines`
      Visit customers by the route plan
      Take orders and present new lines
      Agree displays and promotions
      Collect overdue accounts politely
      Report on competitors and prices
    `,
    requirements: lines`
      Two years in sales or purchasing
      Driver's licence
      Good negotiator in English and Tok Pisin
      Certificate or diploma in business an advantage
    `,
    skills: words`Sales, Negotiation, Route planning, Merchandising, Account management, Product knowledge`,
    done: lines`
      Looked after 140 trade stores and supermarkets in two provinces
      Raised sales in the territory by 22 percent in a year
      Collected overdue accounts without losing customers
      Launched two new product lines with tastings at markets
    `,
    awards: [
      ['Diploma in Business Management', 'commerce'],
      ['Bachelor of Business in Marketing', 'business'],
    ],
    tickets: words`Class 1 licence`,
  },
];
