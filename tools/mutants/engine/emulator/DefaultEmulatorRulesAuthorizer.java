package com.google.cloud.datastore.emulator.impl.rules;

import com.google.cloud.datastore.core.exception.DatastoreException;
import com.google.cloud.datastore.core.rep.Entity;
import com.google.cloud.datastore.core.rep.EntityRef;
import com.google.cloud.datastore.core.rep.Query;
import com.google.cloud.datastore.core.rep.QueryScope;
import com.google.cloud.datastore.core.rep.Write;
import com.google.cloud.datastore.emulator.impl.context.FirestoreEmulatorRequestContext;
import com.google.cloud.datastore.emulator.impl.storage.LocalEntityStore;
import com.google.cloud.datastore.emulator.impl.util.EmulatorRequestsListener;
import com.google.cloud.datastore.emulator.impl.util.FirestoreEmulatorConverters;
import com.google.firebase.rules.runtime.v1.RulesetAst;
import com.google.firebase.rules.v1.Source;
import com.google.firestore.emulator.v1.RuleCoverageReport;
import hirely.mutants.Watch;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Stands before the emulator's own: each commit, look-up and query is judged by the rules, and then by the mutants. */
public final class DefaultEmulatorRulesAuthorizer implements EmulatorRulesAuthorizer {
  private interface Check { void by(EmulatorRulesAuthorizer authorizer) throws DatastoreException; }

  private final RulesetAst ruleset;
  private final FirestoreEmulatorConverters converters;
  private final Source source;
  private final EmulatorRulesAuthorizer own;
  private final Watch watch;

  public DefaultEmulatorRulesAuthorizer(RulesetAst ruleset, FirestoreEmulatorConverters converters, Source source, EmulatorRequestsListener listener) {
    this.ruleset = ruleset;
    this.converters = converters;
    this.source = source;
    own = new OriginalEmulatorRulesAuthorize(ruleset, converters, source, listener);
    watch = Watch.over("firestore.rules", ruleset);
  }

  private void judge(FirestoreEmulatorRequestContext context, Check check) throws DatastoreException {
    if (watch == null) { check.by(own); return; }
    DatastoreException[] first = {null};
    boolean[] asked = {false};
    watch.judge(context.databaseRef().toString(), (rules, visit) -> {
      try {
        check.by(new OriginalEmulatorRulesAuthorize(rules, converters, source, visit == null ? null : new Visitor(visit)));
        asked[0] = true;
        return true;
      } catch (DatastoreException refusal) {
        if (!asked[0]) first[0] = refusal;
        asked[0] = true;
        return false;
      }
    });
    if (first[0] != null) throw first[0];
  }

  /** Carries a visit to where the rules are evaluated. */
  record Visitor(Watch.Visit visit) implements EmulatorRequestsListener {}

  @Override public void checkCommit(FirestoreEmulatorRequestContext context, long version, Write write, LocalEntityStore.ReadView view, Map<EntityRef, Optional<Entity>> after) throws DatastoreException {
    judge(context, authorizer -> authorizer.checkCommit(context, version, write, view, after));
  }

  @Override public void checkLookup(FirestoreEmulatorRequestContext context, Long version, Set<EntityRef> documents, LocalEntityStore.ReadView view) throws DatastoreException {
    judge(context, authorizer -> authorizer.checkLookup(context, version, documents, view));
  }

  @Override public void checkQuery(FirestoreEmulatorRequestContext context, Query query, QueryScope scope, LocalEntityStore.ReadView view) throws DatastoreException {
    judge(context, authorizer -> authorizer.checkQuery(context, query, scope, view));
  }

  @Override public void checkMetadataOperation(FirestoreEmulatorRequestContext context) throws DatastoreException { own.checkMetadataOperation(context); }
  @Override public void checkBatchWrite(FirestoreEmulatorRequestContext context) throws DatastoreException { own.checkBatchWrite(context); }
  @Override public RuleCoverageReport ruleCoverageReport() { return own.ruleCoverageReport(); }
  @Override public RulesetAst rulesetAst() { return ruleset; }
}
