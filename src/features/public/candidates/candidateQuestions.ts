// What candidates ask, by section; texts and answers are in forCandidates.json. The ids of sections are anchors that the interview's own screens lead to.
export const candidateQuestions = {
  before: ['happens', 'account', 'devices', 'deadline'],
  during: ['time', 'change', 'retakes', 'interruptions', 'problems', 'activity'],
  recording: ['recorded', 'camera', 'where'],
  ai: ['aiRole', 'refuse', 'withdrawAi', 'aiPlace', 'looks'],
  accommodations: ['request', 'told', 'tools'],
  after: ['sees', 'hear', 'correct', 'review', 'withdraw'],
  data: ['kept', 'copy', 'delete', 'write'],
} as const;

export type CandidateSection = keyof typeof candidateQuestions;
export const candidateSections = Object.keys(candidateQuestions) as CandidateSection[];
