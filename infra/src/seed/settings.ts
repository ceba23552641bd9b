import type { WorkType } from '@workboard/contracts';
import { lines } from './text.js';

/** Where the work happens: it decides the closing paragraph of an ad, what is offered and whether one may work from home. */
export const settings = {
  ward: {
    remote: 'on-site',
    about: lines`
      The position is based in {town}. Shifts rotate over mornings, afternoons and nights, and the ward team covers for each other at Christmas and Easter. A transfer allowance is paid to people who move from another province.
      You will work in {town} with a team of nurses, community health workers and doctors, on a published four-week roster. Single accommodation on the hospital grounds may be available.
      Work is in {town} and includes one week of nights in four. Staff from outside {province} get an air fare home once a year.
    `,
    benefits: lines`
      Domestic market allowance
      Annual leave fares
      Uniform and laundry allowance
      Night and weekend penalty rates
      Medical cover for spouse and children
      Continuing professional development leave
      Staff housing or rental subsidy
    `,
  },
  school: {
    remote: 'on-site',
    about: lines`
      The school is in {town}. The appointment starts with the coming term; teachers from outside {province} are met on arrival and helped to settle in.
      The position is in {town}. Classes run from 8 am to 3 pm, and staff stay for one afternoon of sport or clubs a week.
      You will join the staff in {town}, with a mentor for the first two terms and a classroom of your own.
    `,
    benefits: lines`
      Institutional house or housing allowance
      Annual leave fares for the family
      School fee subsidy for two children
      Professional development days each term
      Superannuation at 8.4% employer contribution
      Teaching materials supplied
    `,
  },
  office: {
    remote: 'hybrid',
    about: lines`
      The position is at our office in {town}, Monday to Friday. Some evenings are needed at month end or before a deadline, and are given back as time off.
      You will be based in {town}, with occasional travel to our other sites. We help with the cost of moving to {province}.
      The office is in {town}, on main PMV routes, with secure parking. Hours are 8 am to 4.30 pm.
    `,
    benefits: lines`
      Superannuation at 8.4% employer contribution
      Medical insurance for you and your family
      Housing allowance
      Annual leave fares
      Study assistance after one year
      Mobile phone and data allowance
      Performance bonus
    `,
  },
  site: {
    remote: 'on-site',
    about: lines`
      The position is fly-in fly-out on a 21 days on, 21 days off roster through {town}, with charter flights from the main centres. Camp, meals and laundry are provided.
      You will work 12-hour shifts on a 28/14 roster at our operation near {town}. A pre-employment medical, including drug and alcohol test, is required.
      This is a camp-based position near {town} on a two-and-two roster. Landowners from the impacted villages of {province} who meet the requirements have preference.
    `,
    benefits: lines`
      Fly-in fly-out travel from point of hire
      Camp accommodation and meals
      Site and shift allowances
      Medical insurance for you and your family
      Superannuation at 9% employer contribution
      Safety bonus paid each quarter
      Accredited training on site
      Personal protective equipment supplied
    `,
  },
  plantation: {
    remote: 'on-site',
    about: lines`
      The position is residential, near {town}. A company house with water and power is part of the package, and there is a school and an aid post on the estate.
      You will live and work near {town} in {province}. Early starts are normal in the flush, quieter weeks follow.
      Based near {town}, the work is outdoors in all weather, with a motorbike or a share in a vehicle for the rounds.
    `,
    benefits: lines`
      Company house with water and power
      Rations and garden land
      Aid post and school on the estate
      Annual leave fares
      Superannuation at 8.4% employer contribution
      Harvest bonus
      Motorbike and fuel for work
    `,
  },
  workshop: {
    remote: 'on-site',
    about: lines`
      The workshop is in {town}, covered and well lit, with overhead crane and special tools. Hours are 7 am to 4 pm, Saturdays until noon by roster.
      You will work from our yard in {town} and go out to breakdowns when called. Call-outs are paid from the gate.
      The position is in {town}. Tools are supplied and kept in the tool store; a tool allowance is paid for your own.
    `,
    benefits: lines`
      Tool allowance
      Overtime at time and a half
      Safety boots and overalls
      Apprenticeship and trade test support through NATTB
      Superannuation at 8.4% employer contribution
      Transport to and from work
      Medical cover
    `,
  },
  construction: {
    remote: 'on-site',
    about: lines`
      The project is near {town} and is expected to run for at least 18 months. Camp accommodation is provided for people from outside the district.
      You will work on our projects around {town} in {province}, six days a week with a long weekend each month.
      Based in {town}, with travel to sites along the highway. We work closely with local communities and employ from each section of the road.
    `,
    benefits: lines`
      Camp accommodation and meals
      Project completion bonus
      Safety equipment supplied
      Overtime paid
      Field break travel
      Superannuation at 8.4% employer contribution
      Medical and accident cover
    `,
  },
  store: {
    remote: 'on-site',
    about: lines`
      The position is at our {town} store, open seven days. You will work five days in seven on a roster known a fortnight ahead.
      You will work in {town}. The team is young and busy; many of our managers started on the shop floor.
      Work is in {town}, with a late shift two days a week. A staff bus takes the late shift home.
    `,
    benefits: lines`
      Staff discount
      Staff bus after late shifts
      Uniform supplied
      Meal allowance on late shifts
      Superannuation at 8.4% employer contribution
      Paid training for supervisors
      School fee advance in January
    `,
  },
  hotel: {
    remote: 'on-site',
    about: lines`
      The position is in {town}, on a rotating roster that includes weekends and public holidays. Meals on duty and transport home after the late shift are provided.
      You will work at our property in {town} with a friendly team that looks after business travellers during the week and families on the weekend.
      Based in {town}. Live-in accommodation can be arranged for people from outside {province}.
    `,
    benefits: lines`
      Meals on duty
      Transport after late shifts
      Service charge share
      Uniform and laundry
      Staff rates at our properties
      Superannuation at 8.4% employer contribution
      On-the-job hospitality training
    `,
  },
  transport: {
    remote: 'on-site',
    about: lines`
      The position is based in {town}. Schedules change with weather and ships, so you should be comfortable with early starts and the odd long day.
      You will be based in {town} and travel within {province} and beyond. Time away is planned a month ahead and paid with an allowance.
      Work is from our base in {town}, in a team that puts getting home safely before getting there early.
    `,
    benefits: lines`
      Travel and overnight allowances
      Licence and medical renewals paid
      Uniform and safety equipment
      Medical and accident insurance
      Superannuation at 8.4% employer contribution
      Housing allowance
      Leave fares
    `,
  },
  plant: {
    remote: 'on-site',
    about: lines`
      The factory is in {town} and runs two shifts, six days a week. Shift supervisors hand over in person at 6 am and 6 pm.
      You will work at our {town} plant. A canteen, first aid post and staff transport are provided.
      The position is in {town}. The plant is certified for food safety and everyone who works in it is trained in the first week.
    `,
    benefits: lines`
      Shift allowance
      Canteen meals
      Staff transport
      Attendance bonus
      Product packs each month
      Superannuation at 8.4% employer contribution
      Medical cover
    `,
  },
  field: {
    remote: 'on-site',
    about: lines`
      The position is based in {town} with up to half of the time in villages of {province}, travelling by road, by boat and on foot. Field allowances are paid.
      You will work from {town}. Much of the work is done in communities, so patience, a sense of humour and good Tok Pisin matter as much as papers.
      Based in {town} on a two-year contract that depends on funding. Trips of one to two weeks in the field are usual.
    `,
    benefits: lines`
      Field and camping allowance
      Medical insurance and evacuation cover
      Superannuation at 8.4% employer contribution
      Leave fares
      Training in first aid and safeguarding
      Laptop and satellite phone on trips
      Housing allowance
    `,
  },
} as const satisfies Record<string, { remote: WorkType; about: readonly string[]; benefits: readonly string[] }>;

export type Setting = keyof typeof settings;

/** What an ad says of the place when the work is not tied to it. */
export const awayFromOffice = {
  hybrid: lines`
    The office is in {town}. After probation you may work from home up to two days a week, on days that you agree with your manager.
    You will share your week between our office in {town} and home; the whole team is in on Mondays and Thursdays.
  `,
  remote: lines`
    You may work from anywhere in Papua New Guinea with a reliable connection. The team meets in {town} four times a year, and we pay for the trip.
    The position is remote. A laptop, a data allowance and a small solar backup are provided, and our office in {town} is open to you whenever you like.
  `,
} as const;
