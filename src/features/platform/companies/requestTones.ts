// How the states of a request look, whoever made it.
export const requestTones = {
  requested: 'warning',
  approved: 'good',
  declined: 'bad',
  withdrawn: 'neutral',
} as const;
