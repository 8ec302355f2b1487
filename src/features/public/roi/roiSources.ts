// Where the calculator's starting values come from, as addresses; what is not here is our assumption or a number of one's own.
import type { RoiField } from '#domain/billing/roi.ts';

const phoneScreens =
  'https://wiki.umms.med.umich.edu/display/UMHSHBP/Phone+Screen+and+Interview+Scheduling';

export const roiSources: Partial<Record<RoiField, string>> = {
  applicants: phoneScreens,
  minutesNow: phoneScreens,
  hourlyCost: 'https://www.bls.gov/news.release/ecec.nr0.htm',
};
