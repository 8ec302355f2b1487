// Papers made to attack: they are read and shown as what can be seen on them; nothing in them runs, loads or fills the memory.
import { describe, expect, it } from 'vitest';
import { pdfOf } from '#ai/documents/files.fixture.ts';
import { resumeQuestion, resumeQuestionId } from '#domain/jobs/answering.ts';
import { people } from '../../local/seed/accounts.ts';
import { logIn } from '../support/people.ts';
import { inviteToCompany, reviewerLoads, someone, weigh } from './faultWorld.ts';
import { untilSteady } from './untilSteady.ts';
import { change, put, stored } from '../support/operator.ts';
import { send, startAsGuest, toReview } from '../flows/guestSteps.ts';
import { questions, sessionPath } from '../flows/candidateWorld.ts';
import { fileTypeOf } from '../support/bucket.ts';

const stream = (content: string, more = ''): string =>
  `<< /Length ${content.length} ${more}>>\nstream\n${content}\nendstream`;
const lines = (words: readonly string[]): string =>
  words.map((text, index) => `BT /F1 11 Tf 50 ${780 - index * 18} Td (${text}) Tj ET`).join('\n');
const words = [
  'Mara Lind',
  'mara@example.com',
  'Experience',
  'Dispatcher, Lantern Freight',
  '2019 - 2022',
  'Planned forty lorries a night.',
  'Skills',
  'Excel, planning, Spanish',
];

/** Scripts at opening, closing and clicking, programs to launch, a font whose matrix is code (CVE-2024-4367), a picture of 65,535 by 65,535, and a page a hair wide. */
function evilPdf(): Buffer {
  const script =
    '<< /S /JavaScript /JS (globalThis.__xss = 1; app.launchURL\\("https://evil.example/js"\\);) >>';
  return Buffer.from(
    pdfOf([
      `<< /Type /Catalog /Pages 2 0 R /OpenAction ${script} /AA << /WC ${script} /DP ${script} >> /Names << /JavaScript << /Names [(a) ${script}] >> >> >>`,
      '<< /Type /Pages /Kids [4 0 R 6 0 R] /Count 2 >>',
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /AA << /O ${script} >> /Annots [8 0 R 9 0 R 10 0 R] /Resources << /Font << /F1 3 0 R /F3 11 0 R >> /XObject << /I 7 0 R >> >> >>`,
      stream(`${lines(words)}\nBT /F3 11 Tf 50 500 Td (a) Tj ET\nq 100 0 0 100 300 300 cm /I Do Q`),
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 1 14400] /Contents 5 0 R /Resources << /Font << /F1 3 0 R >> >> >>',
      stream(
        '\u0080',
        '/Type /XObject /Subtype /Image /Width 65535 /Height 65535 /ColorSpace /DeviceGray /BitsPerComponent 8 ',
      ),
      '<< /Type /Annot /Subtype /Link /Rect [0 0 595 842] /A << /S /URI /URI (javascript:globalThis.__xss=1) >> >>',
      '<< /Type /Annot /Subtype /Link /Rect [0 0 595 842] /A << /S /Launch /F (calc.exe) >> >>',
      `<< /Type /Annot /Subtype /Widget /FT /Tx /T (t) /Rect [0 0 100 20] /AA << /K ${script} /F ${script} >> >>`,
      '<< /Type /Font /Subtype /Type3 /FontBBox [0 0 750 750] /FontMatrix [1 2 3 4 5 (0\\); globalThis.__xss = 1; //)] /CharProcs << /a 5 0 R >> /Encoding << /Type /Encoding /Differences [97 /a] >> /FirstChar 97 /LastChar 97 /Widths [1000] /Resources << >> >>',
    ]),
  );
}

describe('a resume that attacks', () => {
  it('F-FIL-01 and F-FIL-07 as a resume is read and drawn without a script, a request or a flood, and stored as it is', async () => {
    const second = questions[1];
    const invited = await inviteToCompany({
      interview: {
        type: 'resume',
        questionIds: [resumeQuestionId, 'q2'],
        slots: { videos: 0, documents: 1 },
      },
    });
    const job = `organizations/${invited.orgId}/interviews/${invited.interviewId}`;
    await put(`${job}/content/questions`, {
      items: [resumeQuestion('en'), second],
      updatedAt: new Date(),
      updatedBy: 'staff',
    });
    await change(job, { mustHave: ['Excel'], niceToHave: [] });
    const [kim, clara] = await Promise.all([someone(), someone()]);
    const outside: string[] = [];
    for (const { page } of [kim, clara])
      page.on('request', (request) => {
        if (/evil\.example|calc\.exe/.test(request.url())) outside.push(request.url());
      });
    const pdf = evilPdf();
    await startAsGuest(kim, invited);
    await kim.page
      .getByTestId('resume-composer')
      .locator('input[type="file"]')
      .setInputFiles({ name: 'Mara.pdf', mimeType: 'application/pdf', buffer: pdf });
    await kim.page.getByTestId('read-form').waitFor();
    await kim.page.locator('[data-save-state="confirmed"]').waitFor();
    const path = await sessionPath(invited);
    await toReview(kim);
    await send(kim);
    const storedPath = String(
      (await stored(`${path}/answers/${resumeQuestionId}`))?.['storagePath'],
    );
    expect(weigh('F-FIL-01', new Uint8Array(pdf), await reviewerLoads(storedPath))).toBe(0);
    expect(await fileTypeOf(storedPath)).toBe('application/pdf');

    await logIn(clara, people.reviewer);
    await clara.goTo(`/jobs/${invited.interviewId}/candidates/${path.split('/').at(-1) ?? ''}`);
    const pages = clara.page.getByTestId('pdf-page');
    await pages.nth(1).waitFor();
    await untilSteady(clara);
    const drawn = await pages.evaluateAll((all) =>
      all.map((canvas) => ({
        width: (canvas as HTMLCanvasElement).width,
        height: (canvas as HTMLCanvasElement).height,
        hasInk: (canvas as HTMLCanvasElement)
          .getContext('2d')
          ?.getImageData(
            0,
            0,
            Math.min(800, (canvas as HTMLCanvasElement).width),
            Math.min(400, (canvas as HTMLCanvasElement).height),
          )
          .data.some((byte, at) => at % 4 !== 3 && byte < 128),
      })),
    );
    expect(drawn[0]).toMatchObject({ hasInk: true });
    for (const { width, height } of drawn) expect(width * height).toBeLessThanOrEqual(16_000_000);
    await pages.first().click();
    for (const { page } of [kim, clara])
      expect(await page.evaluate(() => (globalThis as { __xss?: number }).__xss)).toBeUndefined();
    expect(outside).toEqual([]);
    expect(
      [...kim.problems, ...clara.problems].filter((problem) =>
        /Content Security Policy/.test(problem),
      ),
    ).toEqual([]);
  }, 180_000);
});
