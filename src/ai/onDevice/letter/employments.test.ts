import { describe, expect, it } from 'vitest';
import { phraseTask } from './letterTask.ts';

describe('a task of a posting inside a sentence', () => {
  it.each([
    [
      'Design and operate REST APIs and Kafka consumers in Java and Spring Boot',
      'en',
      'design and operate REST APIs and Kafka consumers in Java and Spring Boot',
    ],
    [
      'Operate Kubernetes clusters and Linux hosts on AWS',
      'en',
      'operate Kubernetes clusters and Linux hosts on AWS',
    ],
    [
      'Controlar el inventario con SAP y reducir las roturas de stock',
      'es',
      'controlar el inventario con SAP',
    ],
  ] as const)('%s', (line, language, expected) =>
    expect(phraseTask(line, language)).toBe(expected),
  );
  it.each([
    [
      'Set an example of high engineering standards for a new and innovative platform used by all our customers',
      'en',
    ],
    ['Build next generation web applications focusing on customer side Work with JavaScript', 'en'],
    ['Assess patients, plan and deliver nursing care', 'en'],
  ] as const)('is not said when it is cut or runs on: %s', (line, language) =>
    expect(phraseTask(line, language)).toBeNull(),
  );
});
