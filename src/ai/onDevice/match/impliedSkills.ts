// Which skills take others with them: who knows TypeScript knows JavaScript.
import { foldWord } from '#domain/text/stem.ts';

/** Knowing the first takes knowing the second. */
export const includes: Readonly<Record<string, readonly string[]>> = {
  TypeScript: ['JavaScript'],
  'Next.js': ['React', 'JavaScript'],
  React: ['JavaScript'],
  'React Native': ['React'],
  'Vue.js': ['JavaScript'],
  Angular: ['TypeScript', 'JavaScript'],
  Redux: ['React'],
  'Spring Boot': ['Java', 'Spring'],
  Django: ['Python'],
  Flask: ['Python'],
  FastAPI: ['Python'],
  pandas: ['Python'],
  Pandas: ['Python'],
  'scikit-learn': ['Python', 'Machine learning'],
  PyTorch: ['Python', 'Machine learning', 'Deep learning'],
  TensorFlow: ['Machine learning', 'Deep learning'],
  PostgreSQL: ['SQL'],
  MySQL: ['SQL'],
  'SQL Server': ['SQL'],
  dbt: ['SQL'],
  'Power BI': ['Data visualization'],
  Tableau: ['Data visualization'],
  Kubernetes: ['Docker'],
  'GitLab CI': ['CI/CD'],
  'GitHub Actions': ['CI/CD'],
  Jenkins: ['CI/CD'],
  Scrum: ['Agile'],
  Kanban: ['Agile'],
  'Ruby on Rails': ['Ruby'],
  Laravel: ['PHP'],
  '.NET': ['C#'],
  SwiftUI: ['Swift'],
  'Power Query': ['Excel'],
  Sass: ['CSS'],
  Tailwind: ['CSS'],
  Workday: ['HR information systems'],
  'SAP SuccessFactors': ['HR information systems'],
  BambooHR: ['HR information systems'],
  Personio: ['HR information systems'],
  Kafka: ['Message queues'],
  RabbitMQ: ['Message queues'],
  ActiveMQ: ['Message queues'],
  'Unit testing': ['Test automation'],
  Jest: ['Unit testing', 'Test automation'],
  JUnit: ['Unit testing', 'Test automation'],
  Selenium: ['Test automation'],
  Cypress: ['Test automation'],
  Playwright: ['Test automation'],
};

/** Kinds of work that a tool is for: a person who used the tool did the work. */
export const doneWith: ReadonlySet<string> = new Set(
  [
    'Test automation',
    'Unit testing',
    'CI/CD',
    'Data visualization',
    'Agile',
    'Machine learning',
    'HR information systems',
    'Message queues',
  ].map(foldWord),
);

/** Skills that both include one and the same: Kafka and RabbitMQ. */
export function siblingsOf(name: string): string[] {
  const parents = new Set((includes[name] ?? []).map(foldWord));
  return parents.size === 0
    ? []
    : Object.entries(includes)
        .filter(
          ([other, list]) => other !== name && list.some((parent) => parents.has(foldWord(parent))),
        )
        .map(([other]) => other);
}
