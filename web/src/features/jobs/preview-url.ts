/** The public address of a job that is copied and shared; relative where there is no page. */
export const previewUrl = (id: number): string =>
  `${typeof window === 'undefined' ? '' : window.location.origin}/preview/jobs/${id}`;
