import { Controller } from '@nestjs/common';
import { applicationsService, type MessageData } from '@workboard/contracts';
import { Handles } from '@workboard/service-kit';
import { NotesService } from './notes.service.js';
import { ScoreCriteriaService } from './score-criteria.service.js';
import { ScorecardsService } from './scorecards.service.js';
import { TagsService } from './tags.service.js';

const {
  addNote,
  addNotes,
  changeTags,
  noteDetails,
  notes,
  removeNote,
  saveScorecard,
  saveScoreCriteria,
  scoreboard,
  usedTags,
} = applicationsService.messages;

@Controller()
export class ReviewController {
  constructor(
    private readonly noteService: NotesService,
    private readonly tags: TagsService,
    private readonly scorecards: ScorecardsService,
    private readonly criteria: ScoreCriteriaService,
  ) {}

  @Handles(notes)
  notes({ id }: MessageData<typeof notes>) {
    return this.noteService.list(id);
  }

  @Handles(addNote)
  addNote(note: MessageData<typeof addNote>) {
    return this.noteService.add(note);
  }

  @Handles(addNotes)
  addNotes(notesToAdd: MessageData<typeof addNotes>) {
    return this.noteService.addMany(notesToAdd);
  }

  @Handles(removeNote)
  removeNote(note: MessageData<typeof removeNote>) {
    return this.noteService.remove(note);
  }

  @Handles(noteDetails)
  noteDetails({ id }: MessageData<typeof noteDetails>) {
    return this.noteService.details(id);
  }

  @Handles(usedTags)
  usedTags() {
    return this.tags.used();
  }

  @Handles(changeTags)
  changeTags(change: MessageData<typeof changeTags>) {
    return this.tags.change(change);
  }

  @Handles(scoreboard)
  scoreboard({ id }: MessageData<typeof scoreboard>) {
    return this.scorecards.board(id);
  }

  @Handles(saveScorecard)
  saveScorecard(card: MessageData<typeof saveScorecard>) {
    return this.scorecards.save(card);
  }

  @Handles(saveScoreCriteria)
  saveScoreCriteria(criteria: MessageData<typeof saveScoreCriteria>) {
    return this.criteria.save(criteria);
  }
}
