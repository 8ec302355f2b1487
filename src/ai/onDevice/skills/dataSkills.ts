// Skills of data, databases, cloud, networks, design, product and project work.
import type { SkillBlock } from './skillBlock.ts';

export const dataSkills: readonly SkillBlock[] = [
  {
    field: 'data',
    list: `
SQL | t-sql, tsql, sql queries
PL/SQL | plsql
PostgreSQL | postgres
MySQL
MariaDB
SQL Server | microsoft sql server, ms sql, mssql, ms sql server
Oracle Database | oracle db, oracle sql
SQLite
MongoDB | mongo db
Redis
Cassandra
DynamoDB
Elasticsearch | elastic search, elastic stack, elk stack, =ELK, opensearch
Neo4j | graph databases
NoSQL | no-sql
Relational databases | relational database, =RDBMS | Bases de datos relacionales
Databases | database design, database development, database administration, database management | Bases de datos, diseño de bases de datos, administración de bases de datos
Data modelling | data modeling, data models | Modelado de datos
Data warehousing | data warehouse, data warehouses, =DWH | Almacén de datos, almacenes de datos
Data lakes | data lake
ETL | elt, etl pipelines
Data pipelines | data pipeline | Canalizaciones de datos
Data engineering | | Ingeniería de datos
Data quality | | Calidad de los datos, calidad de datos
Data governance | | Gobierno del dato, gobierno de datos
Data migration | | Migración de datos
Data analysis | data analytics, data analyst, analysis of data | Análisis de datos, analítica de datos
Data visualization | data visualisation, dashboards, dashboarding | Visualización de datos, cuadros de mando
Business intelligence | =BI | Inteligencia de negocio
Power BI | powerbi
Tableau
Looker
Qlik | qlikview, qlik sense
=SSIS
=SSRS
Excel | ms excel, microsoft excel, advanced excel
Google Sheets
Statistics | statistical analysis, statistical methods, statistical modelling, statistical modeling, biostatistics | Estadística, análisis estadístico
A/B testing | ab testing, a/b tests, a/b test, split testing, split tests | Pruebas A/B, test a/b
Causal inference | | Inferencia causal
Experiment design | design of experiments | Diseño de experimentos
Forecasting | demand forecasting | Previsión, previsión de la demanda
Machine learning | =ML, machine-learning | Aprendizaje automático
Deep learning | neural networks | Aprendizaje profundo, redes neuronales
Artificial intelligence | =AI | Inteligencia artificial
Natural language processing | =NLP | Procesamiento del lenguaje natural
Computer vision | image processing | Visión artificial, visión por computador
Data science | | Ciencia de datos
Big data
Data mining | | Minería de datos
Predictive modelling | predictive modeling, predictive analytics | Modelos predictivos
Time series | time series analysis | Series temporales
Reinforcement learning
Generative AI | large language models, =LLM, llms | IA generativa
TensorFlow
PyTorch
=Keras
scikit-learn | sklearn
=pandas
NumPy
Jupyter
Spark | apache spark, pyspark
Hadoop
=Hive
Airflow | apache airflow
dbt
Snowflake
BigQuery
Redshift
Databricks
SAS
SPSS
Stata
MLOps
Alteryx
GIS | arcgis, qgis, geographic information systems | Sistemas de información geográfica
Bioinformatics | | Bioinformática
Operations research | mathematical optimisation, mathematical optimization | Investigación operativa
`,
  },
  {
    field: 'operations',
    list: `
AWS | amazon web services, amazon-web-services, aws cloud
Azure | microsoft azure
Google Cloud | google cloud platform, =GCP
Cloud computing | cloud, cloud-based, cloud infrastructure, cloud services, cloud technologies, cloud platforms, public cloud | Computación en la nube, servicios en la nube
OpenStack
Serverless | aws lambda, lambda functions
Docker | docker containers, containerisation, containerization
Kubernetes | =K8s, k8s
OpenShift
Helm
Istio | service mesh
Terraform
Ansible
=Puppet
=Chef
=Vagrant
CloudFormation
Infrastructure as code | infrastructure-as-code, =IaC | Infraestructura como código
Jenkins
CircleCI | circle ci
GitHub Actions
GitLab CI | gitlab ci/cd
TeamCity
CI/CD | continuous integration, continuous delivery, continuous deployment, ci cd, ci/cd pipelines | Integración continua, entrega continua
DevOps
Site reliability engineering | =SRE | Ingeniería de fiabilidad
Monitoring | observability, system monitoring | Monitorización, observabilidad
Prometheus
Grafana
Datadog
Nagios
Splunk
New Relic
On-call support | on-call, on-call rotation | Guardias técnicas
Incident management | | Gestión de incidencias, gestión de incidentes
Linux | red hat, ubuntu, debian, centos, =RHEL
Unix
Windows Server
Active Directory
Office 365 administration
Windows | =Windows 10, microsoft windows
VMware | vsphere
Virtualization | virtualisation | Virtualización
Nginx
=Apache | apache http server
System administration | systems administration, sysadmin | Administración de sistemas
IT support | technical support, help desk, helpdesk, service desk, desktop support | Soporte técnico, soporte informático, mesa de ayuda
ITIL
Networking | computer networks, network administration, network engineering | Redes, administración de redes
TCP/IP
DNS
=VPN
=BGP
=OSPF
Cisco | cisco ios, ccna
Load balancing | load balancers
Backup and recovery | disaster recovery, backups | Copias de seguridad, recuperación ante desastres
Capacity planning | | Planificación de capacidad
`,
  },
  {
    field: 'design',
    list: `
UX design | user experience, user experience design, =UX, ux/ui, ui/ux, experience design | Diseño UX, experiencia de usuario
UI design | user interface design, =UI, interface design | Diseño UI, diseño de interfaces
Interaction design | | Diseño de interacción
Visual design | | Diseño visual
Graphic design | | Diseño gráfico
User research | ux research | Investigación con usuarios, investigación de usuarios
Usability testing | user testing, usability | Pruebas de usabilidad, usabilidad
Wireframing | wireframes
Prototyping | prototypes, rapid prototyping | Prototipado, creación de prototipos
Design systems | design system, component library | Sistemas de diseño
Design thinking | service design
Information architecture | | Arquitectura de la información
Typography | | Tipografía
Figma
=Sketch
Adobe XD
InVision
Zeplin
Photoshop | adobe photoshop
Illustrator | adobe illustrator
InDesign | adobe indesign
Adobe Creative Suite | adobe creative cloud, adobe suite
After Effects
Premiere Pro | adobe premiere
Motion graphics | animation | Animación
Video editing | video production | Edición de vídeo, edición de video
Photography | | Fotografía
Illustration | | Ilustración
Interior design | | Diseño de interiores
`,
  },
  {
    field: 'product',
    list: `
Product management | | Gestión de producto
Product strategy | product vision | Estrategia de producto
Product discovery | | Descubrimiento de producto
Roadmapping | product roadmap, product roadmaps, roadmap | Hoja de ruta de producto
Product analytics | | Analítica de producto
Backlog management | product backlog, backlog refinement | Gestión del backlog
User stories | | Historias de usuario
Product ownership | product owner
Requirements engineering | requirements gathering, requirements analysis, requirement analysis | Toma de requisitos, análisis de requisitos
Business analysis | business analyst | Análisis de negocio
Pricing | pricing strategy | Estrategia de precios, fijación de precios
Go-to-market | go to market
Market research | market analysis | Investigación de mercado, estudio de mercado
B2B SaaS | =SaaS, software as a service
E-commerce | ecommerce | Comercio electrónico
B2B
`,
  },
  {
    field: 'project',
    list: `
Project management | project planning, project leadership | Gestión de proyectos, dirección de proyectos
Programme management | program management | Gestión de programas
Agile | agile methodologies, agile methodology, agile development, agile software development, agile methods, agile working | Metodologías ágiles, metodología ágil
Scrum | scrum master
Kanban
SAFe | scaled agile
=Jira | jira
Confluence
=Trello
=Asana
MS Project | microsoft project
Primavera | primavera p6
PRINCE2
Risk management | | Gestión de riesgos
Change management | | Gestión del cambio
Stakeholder management | stakeholder engagement | Gestión de interesados, gestión de partes interesadas
Budget management | budget control | Gestión de presupuestos, control presupuestario
Process improvement | business process improvement, process optimisation, process optimization, continuous improvement | Mejora de procesos, mejora continua, optimización de procesos
Business process modelling | business processes, business process management | Modelado de procesos, procesos de negocio
Vendor management | supplier management | Gestión de proveedores
Contract management | contract administration | Gestión de contratos
Tender management | tendering, bid management | Gestión de licitaciones, licitaciones
`,
  },
];
