// Choices that every way of inviting shares.

/** How long an invitation may be open, in days; the rules allow 90. */
export const expiryChoices = [3, 7, 14, 30, 60] as const;
export const usualExpiry = 14;
