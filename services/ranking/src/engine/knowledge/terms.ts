/**
 * Groups of phrases that mean the same to an employer in Papua New Guinea: local bodies and licences,
 * trade names, Tok Pisin words and common abbreviations. One group per line; every phrase in it counts as every other.
 * Kept specific on purpose: a loose alias ("work", "manage") would make everyone match everything.
 */
const table = `
registered nurse | RN | registered general nurse | nursing officer | sista
bachelor of nursing | BSN | bachelor degree in nursing | nursing degree
diploma in nursing | diploma of nursing | general nursing diploma | nursing diploma
nursing council | PNG nursing council | nurses board
medication administration | drug administration | gave medicines | gave medications | administered medicines | administering medicines | giving medicines | dispensing medicines to patients
triage | emergency assessment | assessed by urgency | prioritised by urgency | sorting patients by urgency
infection control | infection prevention | IPC | hygiene protocols | cross infection | aseptic technique | sterile technique
patient care | bedside care | nursing care | care of patients | cared for patients | ward care
community health worker | CHW | aid post orderly | APO | health extension officer assistant | dokta boi
health extension officer | HEO
midwife | midwifery | birth attendant
immunisation | immunised | vaccination | vaccinated | EPI | baby shots
health education | health promotion | hygiene education | tok save on health | health awareness
mobile clinic | outreach clinic | health patrol | outreach patrol
maternal and child health | antenatal care | antenatal | MCH | antenatal clinic | mother and baby clinic | well baby clinic
intravenous | IV therapy | drips | cannulation
vital signs | blood pressure and temperature | observations on patients
pharmacist | dispensary officer | chemist
medical laboratory | path lab | pathology laboratory | lab technician
malaria test | malaria testing | tested for malaria | RDT | blood slide | malaria microscopy
tuberculosis | TB
doctor | medical officer | dokta | physician
first aid | first aider | St John Ambulance certificate
teacher | tisa | school teacher | educator
mathematics | maths | algebra | calculus | arithmetic
bachelor of education | BEd | B Ed | education degree | degree in education | degree in teaching
diploma in teaching | teaching diploma | teachers college diploma | DipEd
registered teacher | teacher registration | TSC registration | Teaching Service Commission | teacher licence | registered with the TSC
lesson planning | lesson plans | lesson preparation | scheme of work | unit plans
classroom management | class discipline | managed classes | behaviour management
assessment of students | marking | tests and exams | exam papers | internal assessment
secondary school | high school | national high school | upper secondary | grades 9 to 12 | grade 9-12
primary school | community school | elementary school | grades 3 to 8
curriculum | syllabus | standards based curriculum | SBC | outcome based education | OBE
head teacher | headmaster | headmistress | school principal | deputy principal
early childhood | kindergarten | preschool | elementary prep
security industries authority | SIA | SIA licence | security licence
security guard | guard | watchman | sekuriti | security officer | sekyuriti
patrol | patrolling | rounds of the compound | perimeter checks | walked the perimeter
access control | gate control | gate duty | controlled entry | checked vehicles and visitors | visitor log | boom gate
CCTV | surveillance cameras | security cameras | video surveillance | camera monitoring
incident reporting | incident reports | occurrence book | logged incidents | wrote up incidents
control room | radio operator | base station
dog handler | K9 | canine unit
excavator | digger | backhoe | hydraulic shovel | shovel
haul truck | dump truck | haulpak | CAT 777 | caterpillar 777 | rear dump | off highway truck | tipper truck
dozer | bulldozer | D6 | D8 | D10
loader | front end loader | wheel loader | payloader
grader | motor grader
heavy equipment | heavy machinery | earthmoving equipment | plant and equipment | earthmoving machinery | mobile plant
heavy equipment operator | HEO | plant operator | machine operator on earthmoving | earthmoving operator
pre start check | pre start inspection | walk around inspection | daily machine inspection | vehicle inspection before shift
class 6 | class six | heavy vehicle licence | class 6 licence
class 1 | class one
class 2 | class two
class 4 | class four
class 5 | class five
class 7 | class seven
class 8 | class eight
class 3 | class three | light vehicle licence
driver licence | driving licence | driving permit | PMV licence
medical certificate | fit for work | medical clearance | medically fit | medical fitness
mine site | open pit | open cut | mining operation | gold mine | pit operations
fly in fly out | FIFO | roster work
workplace safety | HSE | OHS | OH&S | occupational health and safety | safe work | safety procedures | WHS | EHS
lost time injury | LTI | injury free
job safety analysis | JSA | take 5 | toolbox talk | toolbox meeting
driller | drill operator | drill rig
blasting | shot firing | shotfirer | explosives
forklift | fork lift | reach truck | forklift ticket
crane operator | crane | dogman | rigger | rigging
boilermaker | welder fabricator | metal fabricator
welding | MIG | TIG | arc welding | stick welding | oxy cutting
mechanic | motor mechanic | heavy diesel fitter | HDF | diesel mechanic | diesel fitter | mekanik
fault finding | traced faults | troubleshooting faults | breakdown repair | diagnosed faults
electrician | electrical fitter | sparky | licensed electrician | lektrik man
electrical licence | electrical contractor licence | PNG power licence | restricted electrical licence
wiring | rewiring | installed cables | cabling | conduit
switchboard | distribution board | DB board
generator | genset | gensets
plumber | pipe fitter | pipefitter | plumbing
carpenter | joiner | kapenta | formwork | carpentry
bricklayer | block layer | mason
painter | spray painter
refrigeration | air conditioning | HVAC | aircon
NATTB | National Apprenticeship and Trade Testing Board | trade test certificate | trade test | trade tested | trade certificate | apprenticeship certificate
certificate I | cert 1 | certificate 1 | NC1 | NC 1 | NTC1 | NTC 1 | certificate level 1
certificate II | cert 2 | certificate 2 | NC2 | NC 2 | NTC2 | NTC 2 | certificate level 2
certificate III | cert 3 | certificate 3 | NC3 | NC 3 | NTC3 | NTC 3 | national certificate 3 | certificate level 3
certificate IV | cert 4 | certificate 4 | NC4 | NC 4 | certificate level 4
TVET | technical college | polytechnic | vocational centre | vocational school | vocational training centre | technical school | technical institute
accountant | akaunten | finance officer | accounts officer
degree in accounting | bachelor of commerce | BCom | B Com | bachelor of accounting | accounting degree | BAcc | commerce degree
CPA PNG | CPA | certified practising accountant | chartered accountant | CA ANZ
reconciliation | reconciled | bank rec | bank recs | recs | balancing of ledgers | matched bank statements
financial reporting | financial statements | monthly accounts | month end reports | management accounts | P and L
tax return | GST | IRC lodgement | IRC returns | salary and wages tax | tax compliance | tax lodgement | taxation
MYOB | Xero | accounting software | accounting package | Attache | Pronto | Sage accounting | QuickBooks
Excel | spreadsheets | spreadsheet
accounts payable | creditors | supplier payments | paid suppliers
accounts receivable | debtors | debt collection | collections from customers
bookkeeping | book keeping | general ledger | posted journals
petty cash | cash book | imprest
auditor | internal audit | external audit
budgeting | budgets | cost control | forecasting costs
payroll | salaries processing | wages processing | fortnightly pay | pay run | alesco | wages run | paid wages
superannuation | Nasfund | Nambawan Super | super contributions
teller | cashier | cash handling
loan officer | lending officer | credit officer
human resources | HR | human resource management | personnel | people and culture
human resource officer | HR officer | personnel officer
degree in human resource management | HR degree | bachelor of business management human resources | BBM HRM
recruitment | recruiting | hired staff | staffing | filled vacancies | hiring staff | shortlisting and interviewing | talent acquisition
onboarding | induction | inductions | orientation of new staff | new starter
employee relations | industrial relations | staff grievances | grievance handling | labour relations | staff disputes | disciplinary matters
training and development | staff training | training needs analysis | capacity building
performance management | staff appraisal | appraisals | performance reviews
labour law | employment act | department of labour
work permit | foreign employment permit | visa processing
javascript | JS | ECMAScript | typescript
node.js | node | nodejs | express server | server side javascript
react | react.js | reactjs | next.js | redux
postgresql | postgres | psql | relational database
SQL | MySQL | SQL server | T-SQL | PL SQL | structured query language
git | github | gitlab | version control | bitbucket | pull requests
REST API | REST APIs | restful | RESTful services | web services | web service
java | J2EE | core java | JDK | jsp | servlets
spring | spring boot | spring mvc
hibernate | JPA | ORM
python | pandas | numpy | django | flask
machine learning | ML | deep learning | neural networks | predictive modelling | scikit learn | tensorflow
data visualisation | Tableau | Power BI | dashboards
statistics | statistical analysis | statistical modelling | regression analysis
HTML | HTML5 | XHTML
CSS | CSS3 | Sass | stylesheet
web application | web app | website development | web development | web apps
software developer | programmer | software engineer | coder | web developer | full stack developer
network administration | network administrator | LAN and WAN | routers and switches | Cisco networking
help desk | IT support | desktop support | service desk | computer support
cloud computing | AWS | Azure | google cloud
linux | ubuntu | unix
user acceptance testing | UAT
requirements gathering | requirement gathering | requirements elicitation | business requirements | gathered requirements | BRD
process modelling | process mapping | BPMN | workflow diagrams | business process
agile | scrum | sprints | kanban
SAP ABAP | ABAP
CAD | AutoCAD | computer aided design | drafting software
solidworks | solid works | Catia | Pro E | creo
structural design | structural analysis | STAAD | structural engineering
quantity surveying | quantity estimation | bill of quantities | BOQ | cost estimating | estimation
site supervision | site engineer | supervised site | site management
civil engineer | civil engineering | civil works | roads and bridges
surveyor | land survey | total station
IEPNG | Institution of Engineers PNG | registered engineer | professional engineer
lawyer | solicitor | barrister | legal officer | advocate | attorney
litigation | court proceedings | civil litigation | trial work | court cases
court appearances | appeared in court | appearing in court | court appearance
drafting contracts | contract drafting | drafted agreements | drafting agreements | drafted contracts
practising certificate | PNG Law Society | admitted to practice | Legal Training Institute | LTI graduate
legal research | case law research | researched law
driver | draiva | light vehicle driver | delivery driver
truck driver | heavy vehicle driver | prime mover driver | semi trailer driver | truck draiva | tipper driver
semi trailer | prime mover | low loader | articulated truck | road train | B double
load securing | secured loads | lashing of cargo | tied down freight | chains and tarps | tie downs
log book | running sheet | trip sheet | journey management
police clearance | police check | character check
PMV | public motor vehicle | bus driver
warehouse | storeman | storekeeper | stores clerk | depot | stoaman | warehousing
goods receiving | received goods | goods inwards | receiving of deliveries | checked deliveries | inwards goods
spare parts | parts interpreter | spares
stock control | inventory control | stocktake | stock take | inventory management | stock management
purchasing | procurement | buying | sourcing of suppliers
logistics | supply chain | freight | transport coordination
customs clearance | customs broker | ASYCUDA | customs entries
shipping | stevedoring | wharf | port operations
deckhand | seafarer | able seaman | NMSA certificate
cook | chef | kuk | sous chef | commis chef | head cook
kitchen hand | kitchen helper | steward | dishwasher
menu planning | planned menus | wrote menus | menu design
buffet | carvery | smorgasbord | banquet service | function catering
commercial cookery | cookery certificate | certificate in cookery | hospitality certificate
food safety | HACCP | food hygiene | kitchen hygiene
waiter | waitress | food and beverage attendant | table service
housekeeping | room attendant | room cleaning | housekeeper
cleaner | janitor | klina | cleaning staff
front desk | front office | hotel reception | guest check in
receptionist | reception | front counter
tour guide | tourist guide | trekking guide
customer service | client service | kastoma sevis | served customers | customer care
sales | sold | selling | salesman | retail sales | salesperson
lead generation | prospecting | cold calling | new business development
key accounts | account management | major clients
customer relationship management | CRM | salesforce
merchandiser | shelf stacking | merchandising | shelf filler
agronomist | didiman | agricultural officer | agriculture extension officer | agricultural extension officer | DPI officer | DAL officer | rural development officer
farmer training | trained farmers | growers training | field days for farmers | extension training
pest management | pest control in crops | disease control in crops | pod borer control | crop protection | IPM
farmer | gardener | wok gaden | fama
palm oil | oil palm | NBPOL | plantation
coffee | kopi | coffee mill
cocoa | kakao | cocoa fermentary
livestock | cattle | piggery | poultry
poultry | chickens | broilers | layer hens
fisheries | fishing | fishery officer | NFA observer
forestry | logging | timber | sawmill
environmental officer | environment officer | CEPA permit | environmental monitoring
community relations | community affairs | landowner relations | landowner liaison | community liaison
community development | NGO work | outreach | awareness program
project management | project manager | project coordinator | programme manager | programme lead | programme coordinator | program manager | PMP | Prince2
donor | DFAT | AusAID | USAID | JICA | World Bank funded | ADB funded | EU funded | grant funding | donor funded
budget control | budget management | controlled budgets | managed budgets | kept to budget | cost tracking
contract management | managed contractors | supervised contractors | contract administration | tendering
project planning | work plans | workplan | implementation plan | project schedule
monitoring and evaluation | M&E | MEL | project evaluation
administration officer | admin officer | administrative officer | office administrator | clerk | kuskus | office assistant
secretary | personal assistant | executive assistant | PA to the manager
typing | word processing | Microsoft Word | data entry
minutes | minute taking | meeting minutes
journalist | reporter | news writer
graphic design | graphic designer | Photoshop | Illustrator | InDesign
personal training | personal trainer | fitness coach | fitness instructor | gym instructor
exercise programming | workout plans | training programs for clients | exercise programs
nutrition | diet plans | dietary advice | dietitian | nutritionist
social worker | welfare officer | counsellor | child protection officer
police | RPNGC | polis | constable
defence force | PNGDF | soldier | military
correctional service | CIS officer | warder | prison officer
firefighter | fire fighting | fire service
pilot | aircraft captain | first officer
aircraft engineer | LAME | aircraft maintenance
LNG | liquefied natural gas | gas plant
oil and gas | petroleum | hydrocarbon
supervisor | bosboi | bosman | foreman | leading hand | team leader
manager | menesa | officer in charge | OIC
labourer | leba | leba man | casual worker | general hand
carpentry | timber construction
tok pisin | pidgin | tokpisin
hiri motu | motu
english | inglis
university of papua new guinea | UPNG
papua new guinea university of technology | Unitech | PNGUOT
university of goroka | UOG
divine word university | DWU
`;

/** The groups above as lists of phrases. */
export const termGroups: string[][] = table
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((phrase) => phrase.trim()));
