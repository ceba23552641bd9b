import { Suspense } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { ButtonLink } from '../../components/elements/link.js';
import { Notice } from '../../components/feedback/notice.js';
import { PageSkeleton } from '../../components/feedback/page-skeleton.js';
import { useUser } from '../../lib/session/session.js';
import { ProfileScreen } from './profile-screen.js';

/** The caller's profile under its number. Nobody else's is edited here; super admins have a screen for that (decision A11). */
export const EditProfilePage = () => {
  const { id } = useParams();
  const user = useUser();
  if (id === String(user.id)) {
    return (
      <Suspense fallback={<PageSkeleton />}>
        <ProfileScreen />
      </Suspense>
    );
  }
  if (user.role === 'super_admin') {
    return <Navigate to={`/admin/edit-user/${id}`} replace />;
  }
  return (
    <Notice title="Access Denied" text="You don't have permission to edit this profile.">
      <ButtonLink variant="contained" to="/dashboard">
        Go to Dashboard
      </ButtonLink>
    </Notice>
  );
};
