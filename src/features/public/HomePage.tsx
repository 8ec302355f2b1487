// The start page. Loads nothing of Firebase (held by publicIsLight.test.ts).
import { HomeFeatures } from './HomeFeatures.tsx';
import { HomeHero } from './HomeHero.tsx';
import { HomeStages } from './HomeStages.tsx';
import { HomeTrust } from './HomeTrust.tsx';

export default function HomePage() {
  return (
    <>
      <HomeHero />
      <HomeFeatures />
      <HomeStages />
      <HomeTrust />
    </>
  );
}
