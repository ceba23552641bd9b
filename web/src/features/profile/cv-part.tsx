import { ResumeUpload } from '../../entities/account/resume-upload.js';
import { CvFindingsOffer } from './cv-findings.js';

/** The CV, and what it says for fields of the profile that are empty. */
export const CvPart = () => (
  <>
    <ResumeUpload />
    <CvFindingsOffer />
  </>
);
