// How a skill's name is written inside a sentence, and whether it is a thing one uses or a thing one does.
import { findSkillNamed } from '#ai/onDevice/skills/skillIndex.ts';

/** So wide that they are the job itself; a question about them says nothing. */
const wide = new Set([
  'Nursing',
  'Accounting',
  'Marketing',
  'Sales',
  'Teaching',
  'Research',
  'Software development',
  'Web development',
  'Mobile development',
  'Front-end development',
  'Back-end development',
  'Full-stack development',
  'Data analysis',
  'Data science',
  'Data engineering',
  'Human resources',
  'Logistics',
  'Mechanical engineering',
  'Electrical engineering',
  'Chemical engineering',
  'Civil engineering',
  'Project management',
  'Product management',
  'Cooking',
  'Cleaning',
  'Banking',
  'Insurance',
  'Fintech',
  'B2B',
  'B2B SaaS',
  'E-commerce',
  'Real estate',
  'Artificial intelligence',
  'Big data',
  'Cloud computing',
  'Databases',
  'Open source',
  'Mathematics',
  'Physics',
  'Economics',
  'Psychology',
  'Graphic design',
  'UX design',
  'UI design',
  'Electronics',
  'Quality assurance',
  'Information security',
  'IT support',
  'DevOps',
  'Wind energy',
  'Renewable energy',
  'Medical devices',
  'Microsoft Office',
  'Childcare',
  'Pharmacy',
  'Surgery',
  'Design thinking',
  'Storytelling',
  'Painting',
  'Assembly',
  'Packaging',
  'Digital marketing',
  'Business intelligence',
  'Customer service',
  'Retail sales',
  'Supply chain management',
  'Android',
  'iOS',
  'HTML',
  'CSS',
  'GitHub',
  'GitLab',
  'Git',
  'Jira',
  'Confluence',
  'HTTP',
  'Trello',
  'Asana',
  'Nutrition',
]);

const doing =
  /(?:ing|tion|ment|analysis|close|care|therapy|control|research|review|service|support|assessment|reconciliations|payroll|triage|maintenance|prevention|procurement|sampling|calculation|relations|forecasting|outreach|driving|handling|taxation|work)$/i;

export interface SkillWords {
  /** As it is written in the middle of a sentence. */
  inside: string;
  /** A tool, language, standard: something one uses. */
  tool: boolean;
  /** Something one does. */
  activity: boolean;
  wide: boolean;
}

/** Null for names that nobody listed. */
export function findSkillWords(name: string, language: 'en' | 'es'): SkillWords | null {
  const skill = findSkillNamed(name);
  if (!skill) return null;
  const local = language === 'es' ? skill.spanish : skill.name;
  const tool = skill.spanish === skill.name;
  // "Polymer chemistry" is no name, whatever it is in the other language.
  const isName = tool && !/^\p{Lu}\p{Ll}+ \p{Ll}/u.test(local);
  return {
    inside:
      isName || !/^\p{Lu}\p{Ll}/u.test(local)
        ? local
        : local.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()),
    tool,
    activity: !tool && doing.test(skill.name),
    wide: wide.has(skill.name),
  };
}
