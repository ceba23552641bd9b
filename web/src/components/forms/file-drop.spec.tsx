import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { renderScreen } from '../../testing/render-screen.js';
import { FileDrop } from './file-drop.js';

describe('a file that is refused', () => {
  it('is named beside the complaint, so that nobody takes it for saved with the form', async () => {
    const taken: File[] = [];
    renderScreen(<FileDrop kind="resume" label="Choose CV" hint="PDF" onFile={(file) => taken.push(file)} />);
    const photo = new File(['x'], 'photo of my cv.jpg', { type: 'image/jpeg' });
    fireEvent.change(screen.getByLabelText('Choose CV'), { target: { files: [photo] } });
    const complaint = await screen.findByRole('alert');
    expect(complaint.textContent).toContain('Please select a PDF file for resume upload');
    expect(complaint.textContent).toContain('“photo of my cv.jpg” was not uploaded.');
    expect(taken).toEqual([]);
  });
});
