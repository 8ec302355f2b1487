/** Draws public/og.png, the picture that messengers show with a link to Hirely: `npx tsx tools/ogPicture.ts`. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { chromiumFlags, findBrowser } from './browser.ts';

const html = `<!doctype html><style>
*{box-sizing:border-box;margin:0}
body{width:1200px;height:630px;padding:72px 80px;font-family:Inter,"Liberation Sans",Arial,sans-serif;color:#101420;
background:radial-gradient(900px 520px at 88% -8%,#dfe2fb,transparent 70%),radial-gradient(640px 380px at 0 8%,#fdf1d8,transparent 70%),#f8f9fc}
.brand{display:flex;align-items:center;gap:18px;font-size:40px;font-weight:700;letter-spacing:-.03em}
h1{margin-top:56px;font-size:86px;line-height:1.04;letter-spacing:-.04em;max-width:900px}
p{margin-top:28px;font-size:32px;line-height:1.4;color:#4b5262;max-width:940px}
q{quotes:"“" "”";background:#fdf0c8;border-left:5px solid #d9a514;padding:2px 12px;color:#101420}
</style>
<div class="brand"><svg viewBox="0 0 32 32" width="60" height="60" fill="none"><rect width="32" height="32" rx="8" fill="#3c46d4"/>
<path d="M10 8v16M22 8v16" stroke="#fff" stroke-width="3.6" stroke-linecap="round"/><path d="M10 16h12" stroke="#f2c14b" stroke-width="4.4"/></svg>Hirely</div>
<h1>Hire on what people actually said.</h1>
<p>Structured interviews. Every rating stands on the <q>exact words</q> it came from. People decide.</p>`;

const browser = await chromium.launch({ executablePath: findBrowser(), args: [...chromiumFlags] });
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
await page.setContent(html);
const picture = await page.screenshot({ type: 'png' });
await browser.close();
writeFileSync(fileURLToPath(new URL('../public/og.png', import.meta.url)), picture);
console.info(`public/og.png: ${Math.round(picture.length / 1024)} KB`);
