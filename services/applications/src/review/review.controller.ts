import { Controller } from '@nestjs/common';
import { applicationsService, type Caller, type MessageData } from '@workboard/contracts';
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
  notes({ id }: MessageData<typeof notes>, caller: Caller) {
    return this.noteService.list(caller, id);
  }

  @Handles(addNote)
  addNote(note: MessageData<typeof addNote>, caller: Caller) {
    return this.noteService.add(caller, note);
  }

  @Handles(addNotes)
  addNotes(notesToAdd: MessageData<typeof addNotes>, caller: Caller) {
    return this.noteService.addMany(caller, notesToAdd);
  }

  @Handles(removeNote)
  removeNote(note: MessageData<typeof removeNote>, caller: Caller) {
    return this.noteService.remove(caller, note);
  }

  @Handles(noteDetails)
  noteDetails({ id }: MessageData<typeof noteDetails>) {
    return this.noteService.details(id);
  }

  @Handles(usedTags)
  usedTags(_: unknown, caller: Caller) {
    return this.tags.used(caller);
  }

  @Handles(changeTags)
  changeTags(change: MessageData<typeof changeTags>, caller: Caller) {
    return this.tags.change(caller, change);
  }

  @Handles(scoreboard)
  scoreboard({ id }: MessageData<typeof scoreboard>, caller: Caller) {
    return this.scorecards.board(caller, id);
  }

  @Handles(saveScorecard)
  saveScorecard(card: MessageData<typeof saveScorecard>, caller: Caller) {
    return this.scorecards.save(caller, card);
  }

  @Handles(saveScoreCriteria)
  saveScoreCriteria(criteria: MessageData<typeof saveScoreCriteria>, caller: Caller) {
    return this.criteria.save(caller, criteria);
  }
}
