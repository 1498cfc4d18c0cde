/** Pictures of every screen and dialog on a desk and on a phone, in a folder that git ignores, to be looked at. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openPage } from '../e2e/browser.ts';
import { makePaper, openPrintView } from '../e2e/paper.ts';
import { openPlace, places } from '../e2e/places.ts';
import { signUp } from '../e2e/sign-in.ts';
import { withProduct } from './stage.ts';

const folder = '.cache/screens';
const sizes = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
];

// Words after the command choose the places by their names: npm run pictures:screens -- home editor
const wanted = process.argv.slice(2);
const chosen = places.filter(({ name }) => wanted.length === 0 || wanted.includes(name));

mkdirSync(folder, { recursive: true });
await withProduct({ PUBLIC_ENV: 'DEV' }, async (browser, url) => {
  const { page: member } = await openPage(browser, url);
  const { page: visitor } = await openPage(browser, url);
  await signUp(member);
  const paper = await makePaper(member);
  const view = await openPrintView(member);
  const addresses = { '{paper}': paper, '{print}': view.url() };
  await view.close();
  for (const size of sizes) {
    for (const place of chosen) {
      const page = { member, visitor }[place.who];
      await page.setViewportSize(size);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openPlace(page, place, addresses);
      // A bar that stays at the top would stand in the middle of a page that was scrolled.
      await page.evaluate(() => scrollTo(0, 0));
      await page.screenshot({ path: join(folder, `${place.name}-${size.width}.png`), fullPage: true });
    }
  }
});
console.log(`${folder}에 화면 ${chosen.length}개의 그림을 만들었어요.`);
