import { lazyPage } from '../../components/feedback/lazy-part.js';

/** The profile with the parts that stand on it from the beginning, so that none pushes another away when its code comes. */
export const ProfileScreen = lazyPage(async () => {
  const { ProfilePage, preloadParts } = await import('./profile-page.js');
  await preloadParts();
  return ProfilePage;
});
