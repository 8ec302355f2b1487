// The start page. Loads nothing of Firebase (held by publicIsLight.test.ts).
import { HomeFeatures } from './home/HomeFeatures.tsx';
import { HomeHero } from './home/HomeHero.tsx';
import { HomeProduct } from './home/HomeProduct.tsx';
import { HomeStages } from './home/HomeStages.tsx';
import { HomeTrust } from './home/HomeTrust.tsx';

export default function HomePage() {
  return (
    <>
      <HomeHero />
      <HomeFeatures />
      <HomeProduct />
      <HomeStages />
      <HomeTrust />
    </>
  );
}
