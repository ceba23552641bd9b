/** The public page of a job that is copied and shared; it follows the site's origin. */
export const previewPath = (id: number): string => `/preview/jobs/${id}`;
