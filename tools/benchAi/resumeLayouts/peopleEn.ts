// Invented people for resumes in English. How a person is written down: see people.ts.
export const peopleEn = `
Marlow Tennant | marlow.tennant@example.com | +44 113 555 0182 | Leeds, UK | Approved Electrician
J Approved Electrician | Hallam Rewire Ltd | Leeds | 2020-03 | now | Rewired 60 terraced houses a year to the current regulations. ;; Tested and certified installations for three housing associations, with no certificate sent back in four years.
J Electrician's Mate | Pennine Power Services | Bradford | 2016-09 | 2020-02 | Pulled cable and fitted back boxes for teams of four. ;; Kept the van stock and ordered materials each week.
E Level 3 Diploma in Electrical Installation | Leeds City College | 2014 | 2016
S Testing and inspection, Fault finding, Conduit, EV chargers
L English native, Polish B1
C 18th Edition Wiring Regulations, ECS Gold Card

Odette Brisbane | odette.brisbane@example.com | (312) 555-0147 | Chicago, IL | Pastry Chef
J Head Pastry Chef | Larkspur House | Chicago, IL | 2019-05 | now | Wrote a dessert menu that changes with the season and keeps food cost under 24 percent. ;; Lead five cooks across two kitchens and plan their weeks.
J Pastry Cook | The Copper Whisk | Evanston, IL | 2015-08 | 2019-04 | Baked 400 croissants each morning before six. ;; Cut waste of butter by a fifth with new portion sheets.
E Associate of Applied Science in Baking and Pastry Arts | Kendall College | 2013 | 2015
S Viennoiserie, Menu planning, Food costing, HACCP
L English native, French B2
C ServSafe Manager

Tobias Rennick | t.rennick@example.com | +353 1 555 0119 | Dublin, Ireland | Secondary School Teacher
J Teacher of Geography | St Brendan's Community School | Dublin | 2018-09 | now | Teach six classes from first to sixth year and run the field trips. ;; Wrote the school's plan for coursework after two others had failed. ;; Mentor two new teachers each year.
J Substitute Teacher | Kilmore Secondary School | Cork | 2016-09 | 2018-06 | Taught geography and history to classes of up to thirty.
E Professional Master of Education | University College Dublin | 2014 | 2016
E BA Geography and History | University of Galway | 2011 | 2014
S Curriculum planning, Assessment, Google Classroom, Field trips
L English native, Irish C1
C Teaching Council registration

Priya Nandakumar | priya.nandakumar@example.com | +44 7700 900461 | Bristol, UK | Staff Nurse
J Staff Nurse | Severnside General Hospital | Bristol | 2021-02 | now | Care for up to eight patients a shift on a surgical ward. ;; Introduced a handover sheet that three other wards have taken over since.
J Newly Qualified Nurse | Wyvern Community Hospital | Bath | 2019-09 | 2021-01 | Completed the preceptorship in nine months. ;; Gave medication rounds for twenty patients.
E BSc (Hons) Adult Nursing | University of the West of England | 2016 | 2019
S Wound care, Triage, Cannulation, Medication administration
L English C2, Tamil native
C NMC registration, Immediate Life Support

Ross Abernathy | ross.abernathy@example.com | +44 141 555 0166 | Glasgow, UK | Bus Driver
J Bus Driver | Clydelink Transport | Glasgow | 2017-06 | now | Drive city routes with up to 90 passengers a trip and a clean record. ;; Train new drivers on ticket machines and night routes.
J Delivery Driver | Thistle Parcels | Paisley | 2013-01 | 2017-05 | Delivered 120 parcels a day and kept the vehicle checks up to date.
E Higher in Business Management | Paisley Grammar School | 2009 | 2011
S Defensive driving, Route planning, Customer service, Vehicle checks
L English native
C Driver CPC, PCV Licence

Camille Fontenot | camille.fontenot@example.com | +1 504 555 0133 | New Orleans, LA | Paralegal
J Senior Paralegal | Broussard & Teale LLP | New Orleans, LA | 2018-11 | now | Prepare filings for forty maritime cases a year and keep every deadline in one calendar. ;; Interview witnesses and write the summaries that attorneys take to court.
J Paralegal | Delta Legal Aid | Baton Rouge, LA | 2014-07 | 2018-10 | Helped 300 tenants a year to answer eviction notices. ;; Organised the intake of new clients.
E Bachelor of Arts in Political Science | Tulane University | 2010 | 2014
S Legal research, Case management, Westlaw, Drafting
L English native, French B1
C Certified Paralegal

Imogen Sallow | imogen.sallow@example.com | 01632 960 213 | Norwich, UK | Veterinary Nurse
J Head Veterinary Nurse | Broadland Vets | Norwich | 2019-01 | now | Run the surgical theatre and the rota of seven nurses. ;; Lowered infections after surgery from 4% to 1% with a new cleaning plan.
J Veterinary Nurse | Fenside Animal Hospital | Ely | 2014-04 | 2018-12 | Monitored anaesthesia for 900 operations. ;; Gave talks on dental care to owners.
E Foundation Degree in Veterinary Nursing | Harper Adams University | 2011 | 2014
S Anaesthesia monitoring, Radiography, Laboratory tests, Client advice
L English native
C RVN registration

Desmond Achterberg | desmond.achterberg@example.com | +27 21 555 0129 | Cape Town, South Africa | Civil Engineer
J Project Engineer | Stellenwerk Civils (Pty) Ltd | Cape Town | 2017-02 | now | Designed drainage for 14 km of provincial road and saw it through two rainy seasons. ;; Supervise six contractors and sign their monthly claims.
J Site Engineer | Karoo Roads | Beaufort West | 2013-03 | 2017-01 | Set out bridges and checked concrete on site. ;; Kept the daily diary for three sites.
E BEng Civil Engineering | Stellenbosch University | 2009 | 2012
S AutoCAD Civil 3D, Drainage design, Contract administration, Site supervision
L English C2, Afrikaans native
C Pr Eng registration

Wren Halloway | wren.halloway@example.com | +1 206 555 0184 | Seattle, WA | Data Analyst
J Senior Data Analyst | Puget Freight Co | Seattle, WA | 2021-04 | now | Built the forecast of container arrivals that planners open each morning. ;; Wrote tests for 90 SQL models and cut failed loads by half.
J Data Analyst | Evergreen Credit Union | Tacoma, WA | 2018-06 | 2021-03 | Reported loan losses to the board each quarter. ;; Moved forty spreadsheets into one database.
E BS Statistics | University of Washington | 2014 | 2018
S SQL, Python, Tableau, dbt, Statistics
L English native, Japanese B1
C Tableau Desktop Specialist

Callum Drysdale | callum.drysdale@example.com | +64 4 555 0171 | Wellington, New Zealand | Software Developer
J Software Developer | Tussock Software | Wellington | 2020-07 | now | Own the booking service, which takes 40,000 requests an hour at its peak. ;; Replaced a nightly batch with events, so that ferries see bookings at once.
J Junior Developer | Harbour Ferries | Auckland | 2018-02 | 2020-06 | Fixed bugs in the ticket app and wrote its first tests. ;; Answered second-line support each Friday.
E Bachelor of Information Technology | Victoria University of Wellington | 2015 | 2017
S TypeScript, Node.js, PostgreSQL, Docker
L English native, Maori A2
C AWS Certified Developer

Henrietta Quill | henrietta.quill@example.com | +44 20 7946 0321 | London, UK | Librarian
J Branch Librarian | Peckwater Borough Council | London | 2016-10 | now | Doubled the visits of schools to the branch in three years. ;; Manage a budget of 80,000 pounds and a team of nine. ;; Started a reading group for people who are new to English.
J Library Assistant | Marsh Lane Library | Croydon | 2012-05 | 2016-09 | Catalogued local newspapers from 1890 to 1960.
E MA Library and Information Studies | University College London | 2010 | 2011
E BA English Literature | University of Kent | 2007 | 2010
S Cataloguing, Outreach, Budgeting, Koha
L English native, German B1
C CILIP Chartership

Jonas Feldkirch | jonas.feldkirch@example.com | +49 30 5550 0138 | Berlin, Germany | Physiotherapist
J Senior Physiotherapist | Spreebogen Klinik | Berlin | 2019-03 | now | Treat runners and dancers after knee surgery. ;; Teach a weekly back class for forty people.
J Physiotherapist | Praxis Lindenhof | Potsdam | 2015-10 | 2019-02 | Treated 14 patients a day with manual therapy. ;; Wrote exercise sheets that patients take home.
E BSc Physiotherapy | Alice Salomon University | 2012 | 2015
S Manual therapy, Sports rehabilitation, Kinesio taping, Patient education
L German native, English C1
C Manual Lymph Drainage

Leticia Okonedo | leticia.okonedo@example.com | +44 161 555 0190 | Manchester, UK | Social Worker
J Social Worker | Irwell City Council | Manchester | 2018-01 | now | Hold a caseload of twenty families and chair their reviews. ;; Wrote the guide to court reports that new colleagues use.
J Family Support Worker | Beacon Trust | Salford | 2014-09 | 2017-12 | Visited families at home each week and helped them with budgets. ;; Ran a group for young fathers.
E MA Social Work | University of Salford | 2012 | 2014
S Safeguarding, Court reports, Risk assessment, Mediation
L English native, Yoruba B2
C Social Work England registration

Bastian Moreau | bastian.moreau@example.com | +1 514 555 0126 | Montreal, QC | Translator
J Freelance Translator | Self-employed | Montreal, QC | 2016-01 | now | Translate patents and manuals for eleven agencies, 400,000 words a year. ;; Keep term bases for three makers of machines.
J In-house Translator | Laurentide Traduction Inc. | Quebec City, QC | 2011-09 | 2015-12 | Revised the work of four colleagues. ;; Moved the team to a shared translation memory.
E MA Translation Studies | Concordia University | 2009 | 2011
S SDL Trados, Terminology, Proofreading, Patents
L French native, English C2, Spanish B2
C OTTIAQ certification

Gwendolyn Pike | gwen.pike@example.com | +1 303 555 0155 | Denver, CO | Call Centre Team Leader
J Team Leader | Ridgeline Telecom | Denver, CO | 2020-08 | now | Coach fourteen agents and listen to five calls of each a month. ;; Brought the share of calls solved at once from 61% to 74%.
J Customer Service Agent | Ridgeline Telecom | Denver, CO | 2017-03 | 2020-07 | Answered 70 calls a day about bills and faults. ;; Wrote the guide for new phones.
E High School Diploma | East High School | 2012 | 2016
S Coaching, Zendesk, Call monitoring, Scheduling
L English native, Spanish B1
C ITIL Foundation

Anselm Kirby | anselm.kirby@example.com | +61 3 5550 0112 | Melbourne, Australia | Product Designer
J Product Designer | Quokka Health | Melbourne | 2021-01 | now | Designed the booking flow of a clinic app that 200,000 people use. ;; Ran forty interviews with patients and shared the recordings with every team.
J Graphic Designer | Bluegum Studio | Geelong | 2017-07 | 2020-12 | Made brands and packaging for small makers of food. ;; Trained two interns.
E Bachelor of Design | RMIT University | 2014 | 2016
S Figma, User research, Prototyping, Design systems
L English native
C Certified Usability Analyst

Rosalind Thackeray | rosalind.thackeray@example.com | +44 131 555 0107 | Edinburgh, UK | Journalist
J Reporter | The Lothian Courier | Edinburgh | 2019-06 | now | Cover courts and councils and file three stories a day. ;; Found the records behind a story on school heating that changed the budget.
J Junior Reporter | Borders Weekly | Galashiels | 2016-08 | 2019-05 | Wrote the front page of 90 issues. ;; Took photographs of local sport.
E BA Journalism | Edinburgh Napier University | 2012 | 2016
S Interviewing, Shorthand, Court reporting, WordPress
L English native, Gaelic B1
C NCTJ Diploma

Milo Castellane | milo.castellane@example.com | +1 617 555 0179 | Boston, MA | Accountant
J Senior Accountant | Fenwick Marine Supply, Inc. | Boston, MA | 2018-04 | now | Close the books of three companies by the fourth working day. ;; Found 210,000 dollars of unpaid rebates from suppliers.
J Staff Accountant | Alder & Boyd LLP | Worcester, MA | 2014-09 | 2018-03 | Audited charities and small makers of tools. ;; Prepared 150 tax returns each spring.
E Bachelor of Science in Accounting | Bentley University | 2010 | 2014
S QuickBooks, Financial reporting, Audit, Excel
L English native, Italian B2
C CPA

Agnes Lindqvist | agnes.lindqvist@example.com | +46 8 5550 0145 | Stockholm, Sweden | Warehouse Manager
J Warehouse Manager | Norrkust Logistik AB | Stockholm | 2019-10 | now | Lead 38 people on two shifts in a cold store. ;; Raised the accuracy of picking from 97.1% to 99.6% with a second scan.
J Shift Supervisor | Polar Foods | Uppsala | 2014-02 | 2019-09 | Planned the shifts of twelve pickers. ;; Held the weekly safety walk.
E Diploma in Supply Chain Management | Stockholm Business School | 2011 | 2013
S SAP EWM, Shift planning, Lean, Forklift operation
L Swedish native, English C1
C Forklift Licence

Ephraim Stockwell | ephraim.stockwell@example.com | +44 29 5550 0199 | Cardiff, UK | HGV Mechanic
J HGV Mechanic | Taff Valley Haulage | Cardiff | 2015-05 | now | Keep a fleet of 45 lorries on the road and through their yearly test. ;; Rebuilt six gearboxes that had been written off.
J Apprentice Mechanic | Dragon Truck Centre | Newport | 2011-09 | 2015-04 | Learned brakes, clutches and diagnostics. ;; Serviced trailers in the yard.
E NVQ Level 3 Heavy Vehicle Maintenance | Cardiff and Vale College | 2011 | 2014
S Diagnostics, Welding, Hydraulics, Brake systems
L English native, Welsh B2
C IRTEC licence

Saoirse Maddock | saoirse.maddock@example.com | +353 91 555 016 | Galway, Ireland | Hotel Front Office Manager
J Front Office Manager | Corrib Bay Hotel | Galway | 2020-01 | now | Lead eleven receptionists in a hotel of 140 rooms. ;; Answered every review within a day and brought the score from 8.1 to 8.9.
J Receptionist | The Spanish Arch Inn | Galway | 2016-03 | 2019-12 | Checked in up to 60 guests a shift. ;; Sold upgrades worth 30,000 euros a year.
E BBus Hotel Management | Shannon College of Hotel Management | 2012 | 2016
S Opera PMS, Revenue management, Guest relations, Rostering
L English native, Spanish B2
C First Aid

Felix Underhill | felix.underhill@example.com | +1 919 555 0168 | Raleigh, NC | Farm Manager
J Farm Manager | Sweetgum Growers | Raleigh, NC | 2016-02 | now | Run 220 acres of vegetables with a crew of eighteen. ;; Cut the use of water by a third with drip lines.
J Assistant Grower | Tar River Farms | Durham, NC | 2012-04 | 2016-01 | Grew tomatoes under glass for four markets. ;; Kept the spray records for the state.
E BS Horticultural Science | North Carolina State University | 2008 | 2012
S Irrigation, Crop planning, Pest management, Crew supervision
L English native, Spanish C1
C Pesticide Applicator Licence

Nadia Bellweather | nadia.bellweather@example.com | +44 117 555 0131 | Bath, UK | Dental Nurse
J Senior Dental Nurse | Abbey Row Dental Practice | Bath | 2019-02 | now | Assist at surgery and teach three trainees. ;; Set up the stock list that ended missing materials.
J Trainee Dental Nurse | Smile Street | Swindon | 2016-10 | 2019-01 | Prepared rooms and instruments for four dentists. ;; Took X-rays under supervision.
E National Diploma in Dental Nursing | Bath College | 2016 | 2018
S Chairside assistance, Infection control, Radiography, Stock control
L English native
C GDC registration

Otis Varley | otis.varley@example.com | +44 151 555 0143 | Liverpool, UK | Security Supervisor
J Security Supervisor | Merseywatch Security Ltd | Liverpool | 2018-05 | now | Plan and lead a team of twenty guards at a shopping centre. ;; Reduced thefts by 35% in a year with patrols at changing hours.
J Door Supervisor | Dockside Arena | Liverpool | 2014-06 | 2018-04 | Checked tickets and bags of crowds of 9,000. ;; Wrote incident reports for the police.
E GCSEs in English and Mathematics | Aigburth High School | 2007 | 2012
S CCTV, Conflict management, Incident reports, First aid
L English native
C SIA Licence

Yusra Haddad | yusra.haddad@example.com | +1 416 555 0192 | Toronto, ON | Pharmacist
J Pharmacy Manager | Lakeshore Pharmacy | Toronto, ON | 2019-07 | now | Lead a team of six and check 300 prescriptions a day. ;; Started a clinic for flu shots that served 2,400 people in its first winter.
J Pharmacist | Maple Drug Mart | Hamilton, ON | 2015-06 | 2019-06 | Advised patients on diabetes and blood pressure. ;; Trained nine students.
E Doctor of Pharmacy | University of Toronto | 2011 | 2015
S Medication review, Immunisation, Inventory, Patient counselling
L Arabic native, English C2
C Injection Certification

Barnaby Crook | barnaby.crook@example.com | +44 1273 555 014 | Brighton, UK | Hairdresser
J Senior Stylist | Salt & Shears | Brighton | 2017-11 | now | Cut and colour for 60 regular clients a month. ;; Teach an evening class for apprentices.
J Stylist | Mirror Lane Salon | Worthing | 2013-02 | 2017-10 | Built up a clientele from nothing to 40 people a month. ;; Ordered colours and kept the till.
E NVQ Level 3 Hairdressing | Northbrook College | 2010 | 2012
S Colouring, Balayage, Barbering, Client consultation
L English native, French A2
C Level 4 Colour Specialist
`;
