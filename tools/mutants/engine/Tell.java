package hirely.mutants;

import com.google.firebase.rules.runtime.v1.RulesetAst;
import java.nio.file.Files;
import java.nio.file.Path;

/** Writes one mutant as rules: its number in the file's results, or "none" for the rules as they are, written in the same way. */
public final class Tell {
  /** FILE NUMBER OUT, with the environment of the watch. */
  public static void main(String[] arguments) throws Exception {
    RulesetAst rules = Watch.compile(Files.readString(Path.of(System.getenv("MUTANTS_FOLDER"), arguments[0])));
    RulesetAst told = arguments[1].equals("none") ? rules : Watch.chosen(Mutator.mutate(rules), arguments[0]).get(Integer.parseInt(arguments[1])).rules();
    Files.writeString(Path.of(arguments[2]), RulesWords.of(told));
  }

  private Tell() {}
}
