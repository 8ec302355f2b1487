// A made-up resume for tests, in English and Spanish.
import type { ParsedResume } from '#domain/resume/resume.ts';

const lines = [
  'Mara Lindqvist',
  'mara@example.com',
  'Platform Engineer',
  'Platform Engineer, Harbour Freight Lines, 2021 - 2024',
  'Responsible for managing 14 k8s clusters for three product teams.',
  'Cut deployment time from 50 to 12 minutes with Bash, Terraform and GitLab CI.',
  'Helped two juniors with their first on-call weeks.',
  'Systems Administrator, Brightwell College, 2018 - 2021',
  'Administered 90 Linux servers and automated patching with Ansible.',
  'BSc Computer Science, Uppsala University, 2018',
  'Terraform',
  'k8s',
  'Linux',
  'Python',
];

export const resumeFixture: ParsedResume = {
  lines,
  name: 'Mara Lindqvist',
  email: 'mara@example.com',
  phone: null,
  location: null,
  links: [],
  headline: 'Platform Engineer',
  summary: null,
  sections: ['experience', 'education', 'skills'],
  experience: [
    {
      employer: 'Harbour Freight Lines',
      title: 'Platform Engineer',
      start: '2021-03',
      end: '2024-05',
      current: false,
      bullets: [lines[4] ?? '', lines[5] ?? '', lines[6] ?? ''],
    },
    {
      employer: 'Brightwell College',
      title: 'Systems Administrator',
      start: '2018-06',
      end: '2021-02',
      current: false,
      bullets: [lines[8] ?? ''],
    },
  ],
  education: [
    {
      school: 'Uppsala University',
      degree: 'BSc Computer Science',
      startYear: null,
      endYear: 2018,
    },
  ],
  skills: ['Terraform', 'k8s', 'Linux', 'Python'],
  languages: ['English'],
  certifications: [],
  from: {
    headline: { line: 2, start: 0, end: 17 },
    'experience.0.title': { line: 3, start: 0, end: 17 },
    'experience.0.bullets.0': { line: 4, start: 0, end: 65 },
    'experience.0.bullets.1': { line: 5, start: 0, end: 77 },
    'experience.0.bullets.2': { line: 6, start: 0, end: 50 },
    'experience.1.title': { line: 7, start: 0, end: 21 },
    'experience.1.bullets.0': { line: 8, start: 0, end: 66 },
    'skills.0': { line: 10, start: 0, end: 9 },
    'skills.1': { line: 11, start: 0, end: 3 },
    'skills.2': { line: 12, start: 0, end: 5 },
    'skills.3': { line: 13, start: 0, end: 6 },
  },
  hidden: [],
  flags: [],
};

export const jobFixture = {
  title: 'Site Reliability Engineer',
  company: 'Northgate Mills',
  mustHave: ['Kubernetes', 'Terraform', 'Linux', 'Kafka'],
  niceToHave: ['Python'],
  responsibilities: [
    'Run the clusters our shops depend on',
    'Shorten the way from a change to production',
  ],
};
