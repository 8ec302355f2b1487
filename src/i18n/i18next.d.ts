// Types every key from the English files.
import type common from './en/common.json';
import type routes from './en/routes.json';
import type faults from './en/faults.json';
import type domain from './en/domain.json';
import type publicTexts from './en/public.json';
import type legal from './en/legal.json';
import type account from './en/account.json';
import type blind from './en/blind.json';
import type fairness from './en/fairness.json';
import type selfId from './en/selfId.json';
import type hiring from './en/hiring.json';
import type library from './en/library.json';
import type versions from './en/versions.json';
import type insights from './en/insights.json';
import type pipeline from './en/pipeline.json';
import type resumes from './en/resumes.json';
import type review from './en/review.json';
import type share from './en/share.json';
import type interview from './en/interview.json';
import type afterwards from './en/afterwards.json';
import type jobSeeker from './en/jobSeeker.json';
import type prep from './en/prep.json';
import type stories from './en/stories.json';
import type ownResume from './en/ownResume.json';
import type applying from './en/applying.json';
import type tracker from './en/tracker.json';
import type upgrade from './en/upgrade.json';
import type ownProfile from './en/ownProfile.json';
import type org from './en/org.json';
import type admin from './en/admin.json';
import type company from './en/company.json';
import type platform from './en/platform.json';
import type queue from './en/queue.json';
import type system from './en/system.json';
import type superAdmin from './en/superAdmin.json';
import type gallery from './en/gallery.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      common: typeof common; routes: typeof routes; faults: typeof faults; domain: typeof domain; public: typeof publicTexts; legal: typeof legal; account: typeof account;
      blind: typeof blind; fairness: typeof fairness; selfId: typeof selfId; hiring: typeof hiring; library: typeof library; versions: typeof versions; insights: typeof insights; pipeline: typeof pipeline; resumes: typeof resumes; review: typeof review; share: typeof share; interview: typeof interview; afterwards: typeof afterwards; jobSeeker: typeof jobSeeker; prep: typeof prep; stories: typeof stories; ownResume: typeof ownResume; applying: typeof applying; tracker: typeof tracker; upgrade: typeof upgrade; ownProfile: typeof ownProfile; org: typeof org; admin: typeof admin; company: typeof company; platform: typeof platform; queue: typeof queue; system: typeof system; superAdmin: typeof superAdmin; gallery: typeof gallery;
    };
  }
}
