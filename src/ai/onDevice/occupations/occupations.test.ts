import { describe, expect, it } from 'vitest';
import { findSkillNamed } from '#ai/onDevice/skills/skillIndex.ts';
import { findOccupation, occupations, occupationsOf } from './occupations.ts';
import { readOccupations } from './occupationList.ts';

describe('the list of occupations', () => {
  it('has each once, with tasks in both languages', () => {
    expect(new Set(occupations.map(({ id }) => id)).size).toBe(occupations.length);
    expect(occupations.length).toBeGreaterThan(80);
    for (const { id, en, es, skills } of occupations) {
      expect([id, en.tasks.length, es.tasks.length]).toEqual([id, 4, 4]);
      expect([id, skills.filter((name) => findSkillNamed(name)).length >= 3]).toEqual([id, true]);
    }
  });

  it('gives no title to two occupations', () => {
    const titles = occupations.flatMap(({ en, es }) => [...new Set([...en.titles, ...es.titles])]);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });

  it('is refused when a block is not whole', () => {
    expect(() => readOccupations('a | A | A\nb\nc')).toThrow(RangeError);
  });
});

describe('the occupation of a title', () => {
  it.each([
    ['Senior HR Business Partner', 'hr-specialist'],
    ['High School Mathematics Teacher', 'teacher'],
    ['Sous Chef', 'chef'],
    ['Structural Engineer (m/f/d)', 'civil-engineer'],
    ['Physical Therapist', 'physiotherapist'],
    ['Test Automation Engineer', 'qa-engineer'],
    ['Camarera de pisos', 'cleaner'],
    ['Técnico de mantenimiento industrial', 'maintenance-technician'],
    ['UX Researcher', 'ux-designer'],
    ['Night Shift ICU Nurse', 'nurse'],
    ['Legal Counsel Europe', 'lawyer'],
    ['Junior Recruiter', 'recruiter'],
    ['Conductora de autobús', 'driver'],
    ['Enfermera', 'nurse'],
  ])('%s is %s', (title, id) => {
    expect(findOccupation(title)?.id).toBe(id);
  });

  it('is not guessed from a title that names no work', () => {
    expect(findOccupation('Great opportunity in Berlin')).toBeNull();
    expect(findOccupation('')).toBeNull();
  });
});

describe('the occupation of a posting', () => {
  it('without a title is recognised by its skills and tasks', () => {
    expect(
      occupationsOf({
        title: '',
        text: 'You will plan lessons, manage the classroom and talk with parents. Requirements: lesson planning, classroom management, pedagogy.',
      })[0]?.occupation.id,
    ).toBe('teacher');
    expect(
      occupationsOf({
        title: 'Specialist',
        text: 'Kubernetes, Terraform, Prometheus and CI/CD on AWS. On-call rotation.',
      })[0]?.occupation.id,
    ).toBe('devops-engineer');
  });

  it('comes with the next likeliest, best first', () => {
    const scores = occupationsOf({
      title: 'Data engineer',
      text: 'SQL, Python, Airflow and dashboards',
    }).map(({ score }) => score);
    expect(scores).toHaveLength(5);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
  });
});
