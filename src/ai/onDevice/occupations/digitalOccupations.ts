// Occupations in software, data, product and design.

export const digitalOccupations = `
frontend-developer | Frontend developer | Desarrollador frontend
frontend engineer, front end developer, front end engineer, ui engineer, ui developer, web developer, react developer, angular developer, vue developer, javascript developer
desarrolladora frontend, programador frontend, desarrollador web, desarrolladora web, maquetador web
React, TypeScript, JavaScript, CSS, HTML, Accessibility, Jest, Vue.js, Angular, Next.js, Storybook, Responsive design, Webpack
turn a design into pages that work on every screen; make a page usable for people with a disability; find out why a page was slow and make it fast; build a component that other teams could use
convertir un diseño en páginas que funcionen en cualquier pantalla; hacer que una página pudieran usarla personas con discapacidad; averiguar por qué una página iba lenta y acelerarla; crear un componente que otros equipos pudieran usar

backend-developer | Backend developer | Desarrollador backend
backend engineer, back end developer, back end engineer, server engineer, api developer, java developer, python developer, php developer, golang developer, ruby developer, node developer, .net developer
desarrolladora backend, programador backend, programador java, programador php, programador .net
Java, Spring Boot, PostgreSQL, Kafka, REST APIs, Python, Node.js, Microservices, SQL, Redis, C#, Go, PHP
design an interface that other teams depend on; change a database in use without losing data; find the cause of a fault in production; make a service carry more load
diseñar una interfaz de la que dependían otros equipos; cambiar una base de datos en uso sin perder datos; encontrar la causa de un fallo en producción; hacer que un servicio soportara más carga

fullstack-developer | Full-stack developer | Desarrollador full stack
full stack engineer, full stack developer, fullstack developer, fullstack engineer
desarrolladora full stack, programador full stack
JavaScript, TypeScript, React, Node.js, SQL, REST APIs, Docker, Git, CSS
build a feature from the database to the screen; decide what belongs on the server and what in the browser; review the code of a colleague; take over code that nobody knew any more
construir una función desde la base de datos hasta la pantalla; decidir qué va en el servidor y qué en el navegador; revisar el código de otra persona; hacerte cargo de código que ya nadie conocía

software-engineer | Software engineer | Ingeniero de software
software developer, programmer, application developer, software development engineer, software architect, solution architect, application engineer
ingeniera de software, desarrollador de software, desarrolladora de software, programador, programadora, arquitecto de software
Java, C++, Python, Git, Object-oriented programming, Software architecture, Unit testing, Agile, Code review
break a large change into safe steps; choose between two technical solutions; write tests for code that had none; explain a technical debt to people who are not technical
dividir un cambio grande en pasos seguros; elegir entre dos soluciones técnicas; escribir pruebas para código que no tenía; explicar una deuda técnica a personas no técnicas

mobile-developer | Mobile developer | Desarrollador móvil
mobile engineer, android developer, android engineer, ios developer, ios engineer, flutter developer, react native developer, app developer
desarrolladora móvil, programador android, programador ios, desarrollador de aplicaciones móviles
Kotlin, Swift, Android, iOS, React Native, Flutter, Jetpack Compose, SwiftUI
release an app to a store and keep it stable; make an app work without a network; find a crash that only some devices had; shorten the start of an app
publicar una aplicación en una tienda y mantenerla estable; hacer que una aplicación funcionara sin red; encontrar un cierre que solo sufrían algunos dispositivos; acortar el arranque de una aplicación

embedded-engineer | Embedded engineer | Ingeniero de sistemas embebidos
embedded software engineer, embedded developer, firmware engineer, firmware developer, fpga engineer, hardware engineer, electronics engineer
ingeniera de sistemas embebidos, programador de firmware, ingeniero electrónico
C, C++, Embedded systems, RTOS, Microcontrollers, FPGA, PCB design, CAN bus, Linux
bring up a new circuit board; fit software into little memory; trace a fault between hardware and software; meet a hard limit in time
poner en marcha una placa nueva; meter el software en poca memoria; localizar un fallo entre hardware y software; cumplir un límite estricto de tiempo

devops-engineer | DevOps engineer | Ingeniero DevOps
site reliability engineer, sre, platform engineer, cloud engineer, infrastructure engineer, build engineer, release engineer, cloud architect
ingeniera devops, ingeniero de plataforma, ingeniero de infraestructura, ingeniero cloud
Kubernetes, Docker, Terraform, AWS, CI/CD, Linux, Monitoring, Prometheus, Ansible, Azure, Grafana, Jenkins, Helm
bring a system back after an outage; automate a release that was done by hand; find out which alarms matter; cut the cost of running a system
recuperar un sistema tras una caída; automatizar una entrega que se hacía a mano; distinguir qué alarmas importan; reducir lo que cuesta mantener un sistema

system-administrator | System administrator | Administrador de sistemas
sysadmin, systems administrator, network engineer, network administrator, linux administrator, windows administrator, it administrator, database administrator, dba, systems engineer
administradora de sistemas, técnico de sistemas, administrador de redes, técnico de redes
Linux, Windows Server, Active Directory, Networking, VMware, PowerShell, Firewalls, Bash, Backup
restore data from a backup; plan an upgrade outside working hours; give the right people the right access; replace an old system step by step
restaurar datos de una copia de seguridad; planificar una actualización fuera del horario; dar a cada persona los accesos justos; sustituir un sistema antiguo paso a paso

it-support | IT support technician | Técnico de soporte informático
it support, it support specialist, help desk technician, helpdesk technician, service desk analyst, service desk agent, desktop support technician, technical support engineer, technical support specialist, it technician
técnica de soporte, técnico informático, soporte técnico, técnico de helpdesk
Technical support, Windows, Active Directory, Microsoft 365, ITIL, Troubleshooting, Ticketing systems
help somebody who could not work because a device failed; explain a fix to somebody who does not like computers; decide which of many tickets comes first; find the cause behind repeated tickets
ayudar a alguien que no podía trabajar porque un equipo fallaba; explicar un arreglo a quien no se lleva bien con los ordenadores; decidir qué incidencia iba primero entre muchas; encontrar la causa de incidencias repetidas

qa-engineer | QA engineer | Ingeniero de calidad de software
quality assurance engineer, qa tester, software tester, test engineer, test automation engineer, qa analyst, sdet, test analyst, qa automation engineer, test manager
ingeniera de pruebas, tester, probador de software, analista qa, técnico de pruebas
Test automation, Selenium, Cypress, Manual testing, Test planning, Regression testing, Jira, API testing, Playwright, Performance testing, Postman
decide what to test when time was short; find a fault that others had missed; automate a test that was done by hand; report a fault so that it was mended quickly
decidir qué probar con poco tiempo; encontrar un fallo que otros habían pasado por alto; automatizar una prueba manual; comunicar un fallo de modo que se arreglara pronto

security-engineer | Security engineer | Ingeniero de ciberseguridad
cyber security analyst, cybersecurity analyst, cybersecurity engineer, information security analyst, information security officer, security analyst, penetration tester, soc analyst, security architect, infosec engineer, application security engineer
analista de ciberseguridad, ingeniera de ciberseguridad, técnico de seguridad informática, analista de seguridad
Information security, Penetration testing, SIEM, Incident response, Vulnerability management, ISO 27001, Network security, Threat modelling, OWASP, Firewalls
lead the answer to a security incident; find a weakness before others did; convince a team to mend a weakness; tell a real alarm from a false one
dirigir la respuesta a un incidente de seguridad; encontrar una debilidad antes que otros; convencer a un equipo de corregir una debilidad; distinguir una alarma real de una falsa

data-scientist | Data scientist | Científico de datos
machine learning engineer, ml engineer, applied scientist, ai engineer, research scientist machine learning, nlp engineer, deep learning engineer, computer vision engineer, statistician
científica de datos, ingeniero de machine learning, ingeniera de inteligencia artificial, estadístico
Python, Machine learning, Statistics, pandas, scikit-learn, SQL, Experiment design, Deep learning, PyTorch, TensorFlow, A/B testing, R, NLP, Forecasting
turn a question of the business into a model; find out that a model was wrong; design an experiment and read its result; explain a model to people who decide
convertir una pregunta del negocio en un modelo; descubrir que un modelo estaba mal; diseñar un experimento e interpretar su resultado; explicar un modelo a quienes deciden

data-analyst | Data analyst | Analista de datos
business intelligence analyst, bi analyst, bi developer, analytics analyst, reporting analyst, insights analyst, product analyst, marketing analyst, business intelligence developer
analista bi, analista de negocio y datos, analista de inteligencia de negocio
SQL, Excel, Power BI, Tableau, Dashboards, Data visualization, Reporting, Looker, Python, Statistics, Data cleaning
build a report that people used to decide; find an error in the figures; agree with others on what a figure means; make a confusing set of figures clear
crear un informe que se usó para decidir; encontrar un error en las cifras; acordar con otros qué significa una cifra; aclarar un conjunto confuso de datos

data-engineer | Data engineer | Ingeniero de datos
analytics engineer, etl developer, data warehouse engineer, big data engineer, data architect, data platform engineer
ingeniera de datos, arquitecto de datos, desarrollador etl
SQL, Python, Spark, Airflow, ETL, Data warehousing, dbt, Snowflake, Kafka, BigQuery, Data modelling, Databricks
build a flow of data that others relied on; mend a flow of data that broke at night; make sure that data were complete and right; move a large store of data to a new home
construir un flujo de datos del que otros dependían; arreglar un flujo de datos que falló de noche; asegurar que los datos estaban completos y eran correctos; trasladar un gran almacén de datos

product-manager | Product manager | Jefe de producto
product owner, technical product manager, group product manager, head of product, product lead
jefa de producto, responsable de producto, gestor de producto
Product management, Product strategy, Roadmapping, User research, Backlog management, Stakeholder management, A/B testing, Product discovery, Agile, Prioritisation
decide what not to build; find out what users really needed; bring people with different wishes behind one plan; judge whether a release had worked
decidir qué no construir; averiguar qué necesitaban de verdad los usuarios; unir tras un plan a personas con deseos distintos; valorar si un lanzamiento había funcionado

project-manager | Project manager | Jefe de proyecto
programme manager, program manager, project coordinator, project lead, delivery manager, scrum master, pmo analyst, agile coach, project officer, it project manager
jefa de proyecto, gestor de proyectos, coordinador de proyectos, director de proyecto
Project management, Risk management, Stakeholder management, Budgeting, Scrum, PRINCE2, PMP, Jira, Project planning, MS Project, Scheduling
bring a late project back on course; tell a client about a delay; plan work across several teams; keep a project within its budget
reconducir un proyecto con retraso; comunicar un retraso a un cliente; planificar el trabajo de varios equipos; mantener un proyecto dentro del presupuesto

business-analyst | Business analyst | Analista de negocio
systems analyst, business systems analyst, process analyst, requirements engineer, functional analyst, management consultant, business consultant, strategy consultant, it consultant
analista funcional, analista de procesos, consultor de negocio, consultora
Requirements analysis, Business analysis, Process modelling, BPMN, Stakeholder management, User stories, SQL, Gap analysis
find out what people needed behind what they asked for; describe a process and find its weak step; settle requirements that spoke against each other; check that a solution did what was wanted
descubrir qué necesitaba la gente tras lo que pedía; describir un proceso y hallar su punto débil; resolver requisitos que se contradecían; comprobar que una solución hacía lo que se quería

ux-designer | UX designer | Diseñador UX
ui designer, ux ui designer, ui ux designer, product designer, interaction designer, user experience designer, user interface designer, ux researcher, user researcher, experience designer
diseñadora ux, diseñador de producto, diseñador de interfaces, investigador ux
Figma, User research, Prototyping, Wireframing, Usability testing, Design systems, UX design, UI design, Accessibility, Interaction design, Sketch
learn from users that a design did not work; make a difficult task simple on screen; defend a design with evidence; design for people with a disability
aprender de los usuarios que un diseño no funcionaba; hacer sencilla en pantalla una tarea difícil; defender un diseño con pruebas; diseñar para personas con discapacidad

graphic-designer | Graphic designer | Diseñador gráfico
visual designer, brand designer, creative designer, art director, motion designer, illustrator, multimedia designer, video editor, photographer, animator
diseñadora gráfica, director de arte, ilustrador, editor de vídeo, fotógrafo
Adobe Photoshop, Adobe Illustrator, Adobe InDesign, Typography, Branding, Graphic design, Video editing, Illustration, Photography, Layout
turn a vague wish of a client into a design; keep a look the same across many media; change a design you liked after criticism; deliver print-ready work against the clock
convertir en diseño un deseo vago de un cliente; mantener una imagen igual en muchos medios; cambiar tras una crítica un diseño que te gustaba; entregar artes finales contra reloj

technical-writer | Technical writer | Redactor técnico
documentation specialist, technical author, documentation engineer, content developer, instructional designer
redactora técnica, documentalista técnico
Technical writing, Documentation, Editing, Markdown, API documentation, Content strategy
explain a difficult thing to beginners; get facts out of busy experts; keep documents true while a product changed; cut a long text to what readers need
explicar algo difícil a principiantes; sacar datos a especialistas muy ocupados; mantener al día documentos mientras cambiaba el producto; reducir un texto largo a lo que necesita quien lee
`;
