// A resume as it should have been read, from the truth of the resume set: every field on a line of its own.
import type { ParsedResume } from '#domain/resume/resume.ts';

interface GoldResume {
  name: string;
  email: string | null;
  phone: string | null;
  location: string | null;
  links: string[];
  headline: string | null;
  experience: {
    employer: string;
    title: string;
    start: string | null;
    end: string | null;
    current: boolean;
    bullets: string[];
  }[];
  education: { school: string; degree: string; startYear: number | null; endYear: number | null }[];
  skills: string[];
  languages?: string[];
  certifications?: string[];
}
export interface ResumeRow {
  id: string;
  role: string;
  gold: GoldResume;
}

export function goldResume({ gold }: ResumeRow): ParsedResume {
  const lines: string[] = [];
  const from: ParsedResume['from'] = {};
  const put = (path: string | null, text: string | null | undefined): void => {
    if (!text) return;
    if (path) from[path] = { line: lines.length, start: 0, end: text.length };
    lines.push(text);
  };
  put('name', gold.name);
  put('email', gold.email);
  put('phone', gold.phone);
  put('location', gold.location);
  put('headline', gold.headline);
  gold.experience.forEach(({ employer, title, start, end, bullets }, index) => {
    put(`experience.${index}.title`, `${title}, ${employer} ${start ?? ''} - ${end ?? ''}`);
    bullets.forEach((bullet, bulletIndex) =>
      put(`experience.${index}.bullets.${bulletIndex}`, bullet),
    );
  });
  gold.education.forEach(({ school, degree, startYear, endYear }, index) =>
    put(`education.${index}.degree`, `${degree}, ${school} ${startYear ?? ''} - ${endYear ?? ''}`),
  );
  gold.skills.forEach((skill, index) => put(`skills.${index}`, skill));
  return {
    lines,
    name: gold.name,
    email: gold.email,
    phone: gold.phone,
    location: gold.location,
    links: gold.links,
    headline: gold.headline,
    summary: null,
    sections: ['experience', 'education', 'skills'],
    experience: gold.experience,
    education: gold.education,
    skills: gold.skills,
    languages: gold.languages ?? [],
    certifications: gold.certifications ?? [],
    from,
    hidden: [],
    flags: [],
  };
}
