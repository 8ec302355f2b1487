// Skills of software, web, mobile and embedded development, testing and information security.
import type { SkillBlock } from './skillBlock.ts';

export const softwareSkills: readonly SkillBlock[] = [
  {
    field: 'software',
    list: `
JavaScript | java script, ecmascript, es6, =JS, vanilla js
TypeScript | type script
=Java | java 8, java 11, java 17, java ee, j2ee, java se, core java
Kotlin
Scala
Groovy
Python | python 3, python3
=Ruby
Ruby on Rails | =Rails, ror
PHP
=Perl
=Go | golang
=Rust
C++ | cpp, c plus plus
C# | c sharp, csharp
=C | ansi c, embedded c, c programming
Objective-C | objective c
=Swift
SwiftUI
=Dart
Flutter
=R
=Julia
=Elixir
Erlang
Haskell
Clojure
F#
Lua
MATLAB
COBOL
Fortran
Delphi
ABAP | sap abap
VBA | visual basic, visual basic for applications
VB.NET
Bash | shell scripting, bash scripting, shell scripts, unix shell
PowerShell
HTML | html5, html 5, xhtml
CSS | css3, css 3
Sass | scss
=LESS
Tailwind CSS | tailwind
=Bootstrap
React | react.js, reactjs, react js
React Native
Redux
=MobX
Next.js | nextjs
Angular | angular.js, angularjs, angular 2
Vue.js | vuejs, =Vue, vue js
Nuxt | nuxt.js
Svelte
Ember.js | emberjs
jQuery
D3.js | =D3
Three.js
Webpack
=Vite
Babel
Storybook
Web accessibility | accessibility, wcag, wcag 2.1, wcag 2.2, wai-aria, =a11y | Accesibilidad web, accesibilidad
Responsive design | responsive web design, responsive layouts | Diseño responsive, diseño adaptable
Progressive web apps | =PWA, pwas
Web performance | frontend performance, page speed optimization | Rendimiento web
Performance optimization | performance optimisation, performance tuning | Optimización del rendimiento
Node.js | nodejs, node js, =Node
Express | express.js, expressjs
NestJS | nest.js
Django
Flask
FastAPI
=Spring | spring framework, spring mvc
Spring Boot | springboot
Hibernate
JPA
Quarkus
Micronaut
Maven
Gradle
=Tomcat | apache tomcat
.NET | dotnet, .net core, dotnet core, .net framework, asp.net, asp.net core
Entity Framework
WPF
WCF
Laravel
Symfony
WordPress
Drupal
Magento
Shopify
Salesforce development | =Apex, visualforce, salesforce developer | Desarrollo en Salesforce
REST APIs | rest api, restful apis, restful api, restful services, rest services, restful web services, =REST, restful | APIs REST, api rest
GraphQL
gRPC
=SOAP
WebSockets | websocket
OpenAPI | =Swagger
Web services | web-services, webservices | Servicios web
JSON
XML | xslt
HTTP | https
JMS
API design | apis, api development | Diseño de APIs, desarrollo de apis
Microservices | micro services, micro-services, microservice, microservice architecture | Microservicios
Event-driven architecture | event driven architecture, event-driven systems | Arquitectura orientada a eventos
Domain-driven design | domain driven design, =DDD | Diseño orientado al dominio
Distributed systems | distributed computing | Sistemas distribuidos
Software architecture | system architecture, solution architecture, systems architecture | Arquitectura de software
System design | systems design | Diseño de sistemas
Design patterns | software design patterns | Patrones de diseño
Object-oriented programming | object oriented programming, =OOP, object-oriented design, object oriented design | Programación orientada a objetos
Functional programming | | Programación funcional
Reactive programming | rxjava, rxjs, rxswift | Programación reactiva
Data structures | algorithms and data structures, data structures and algorithms | Estructuras de datos
Algorithms | algorithm design | Algoritmos
Multithreading | concurrency, concurrent programming, multi-threading | Concurrencia, programación concurrente
Clean code | | Código limpio
Refactoring | | Refactorización
Code review | code reviews, peer review of code | Revisión de código
Pair programming | | Programación en pareja
Git | =GIT, version control, git flow | Control de versiones
GitHub
GitLab
Bitbucket
Subversion | =SVN
Kafka | apache kafka
RabbitMQ
ActiveMQ
=Akka
Camunda
BPMN
OSGi
Blockchain | smart contracts | Cadena de bloques
Solidity
Android | android sdk, android development | Desarrollo Android
iOS | ios sdk, ios development | Desarrollo iOS
Xcode
Jetpack Compose
Mobile development | mobile app development, mobile application development | Desarrollo móvil, desarrollo de aplicaciones móviles
Web development | web application development, web applications | Desarrollo web
Front-end development | frontend, front-end, front end, frontend development, front end development, front-end web development | Desarrollo front-end, desarrollo frontend
Back-end development | backend, back-end, back end, backend development, back end development | Desarrollo back-end, desarrollo backend
Full-stack development | full stack development, fullstack development | Desarrollo full-stack, desarrollo full stack
Unity | unity3d
Unreal Engine
OpenGL
Game development | game programming | Desarrollo de videojuegos
Augmented reality | virtual reality, ar/vr | Realidad aumentada, realidad virtual
Embedded systems | embedded software, embedded development, embedded linux | Sistemas embebidos, sistemas empotrados
Firmware | firmware development
RTOS | freertos, real-time operating systems
Device drivers | linux kernel, kernel development
IoT | internet of things | Internet de las cosas
CAN bus | canopen, =CAN
Software development | software engineering, software development lifecycle, =SDLC | Desarrollo de software, ingeniería de software
Technical documentation | technical writing, software documentation | Documentación técnica
Open source | open-source software | Código abierto
Content management systems | =CMS, content management system | Gestores de contenidos
Microsoft Dynamics | dynamics 365, dynamics nav, dynamics ax, microsoft dynamics nav, microsoft dynamics 365
SharePoint
ServiceNow
`,
  },
  {
    field: 'testing',
    list: `
Test automation | automated testing, automated tests, automation testing, automated test, qa automation | Automatización de pruebas, pruebas automatizadas
Unit testing | unit tests, unit test | Pruebas unitarias
Integration testing | integration tests | Pruebas de integración
End-to-end testing | end to end testing, e2e testing, end-to-end tests, e2e tests | Pruebas de extremo a extremo
Regression testing | regression tests | Pruebas de regresión
Performance testing | load testing, stress testing | Pruebas de rendimiento, pruebas de carga
Manual testing | exploratory testing | Pruebas manuales
Test-driven development | test driven development, =TDD | Desarrollo guiado por pruebas
Behaviour-driven development | behavior-driven development, =BDD
Test planning | test plans, test cases, test strategy | Planificación de pruebas, casos de prueba
Quality assurance | =QA | Aseguramiento de la calidad, control de calidad de software
Selenium | selenium webdriver
Cypress
Playwright
=Jest
=Mocha
Jasmine
JUnit
TestNG
Mockito
PyTest
Cucumber
Postman
JMeter
Appium
SonarQube
User acceptance testing | =UAT, acceptance testing | Pruebas de aceptación
`,
  },
  {
    field: 'infoSecurity',
    list: `
Information security | it security, infosec, cyber security, cybersecurity | Seguridad de la información, ciberseguridad, seguridad informática
Application security | appsec, secure coding | Seguridad de aplicaciones, programación segura
Network security | | Seguridad de redes
Cloud security | | Seguridad en la nube
Endpoint security | endpoint protection
Penetration testing | pen testing, pentesting, penetration tests | Pruebas de penetración, pentesting
Vulnerability management | vulnerability assessment, vulnerability scanning | Gestión de vulnerabilidades
Threat modelling | threat modeling | Modelado de amenazas
Incident response | security incident response | Respuesta a incidentes
SIEM | splunk enterprise security
Identity and access management | identity management, access management, =IAM | Gestión de identidades y accesos
OAuth | oauth2, oauth 2.0, openid connect
=SAML | single sign-on, =SSO
Encryption | cryptography | Cifrado, criptografía
OWASP | owasp top 10
ISO 27001
=PKI
Risk assessment | | Evaluación de riesgos
Digital forensics | forensics | Análisis forense
Malware analysis
Firewalls | firewall
GDPR | general data protection regulation | RGPD, protección de datos
Data protection | data privacy, privacy by design | Privacidad de datos
`,
  },
];
